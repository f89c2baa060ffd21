import { AutoModelForImageTextToText, Florence2Processor, load_image } from "@huggingface/transformers";

const processor = await Florence2Processor.from_pretrained("onnx-community/Florence-2-base-ft");
const model = await AutoModelForImageTextToText.from_pretrained(
  "onnx-community/Florence-2-base-ft",
);

// <OCR> reads, <OD> finds objects: the configuration of the processor lists its tasks.
const task = "<MORE_DETAILED_CAPTION>";
const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
);
const inputs = await processor(image, processor.construct_prompts(task));
const output = await model.generate({ ...inputs, max_new_tokens: 100 });
const text = processor.batch_decode(output, { skip_special_tokens: false })[0];
console.log(processor.post_process_generation(text, task, image.size));
