import { AutoModelForImageTextToText, AutoProcessor, load_image } from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/LightOnOCR-2-1B-ONNX");
const model = await AutoModelForImageTextToText.from_pretrained(
  "onnx-community/LightOnOCR-2-1B-ONNX",
);

// The model needs no question: it reads what is written in the image.
const content = [{ type: "image" }];
const messages = [{ role: "user", content }];
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const image = await load_image(
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/invoice.png",
);
const inputs = await processor(image, prompt, { add_special_tokens: false });
const output = await model.generate({ ...inputs, max_new_tokens: 1024 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
