import { AutoModelForImageTextToText, AutoProcessor, load_image } from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/gemma-3n-E2B-it-ONNX");
const model = await AutoModelForImageTextToText.from_pretrained(
  "onnx-community/gemma-3n-E2B-it-ONNX",
);

const question = "Which animal is on the candy?";
const content = [{ type: "image" }, { type: "text", text: question }];
const messages = [{ role: "user", content }];
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
);
// null: no sound
const inputs = await processor(prompt, image, null, { add_special_tokens: false });
const output = await model.generate({ ...inputs, max_new_tokens: 40 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
