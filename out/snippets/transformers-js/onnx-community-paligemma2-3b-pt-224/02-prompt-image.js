import { AutoModelForImageTextToText, AutoProcessor, load_image } from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/paligemma2-3b-pt-224");
const model = await AutoModelForImageTextToText.from_pretrained(
  "onnx-community/paligemma2-3b-pt-224",
);

const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
);
// It begins with what is to be done: "caption en", "ocr", "answer en" and a question.
const prompt = "caption en";
const inputs = await processor(image, "<image>" + prompt);
const output = await model.generate({ ...inputs, max_new_tokens: 40 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
