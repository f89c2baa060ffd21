import { AutoModelForCausalLM, AutoProcessor, load_image } from "@huggingface/transformers";

const processor = await AutoProcessor.from_pretrained("onnx-community/Phi-3.5-vision-instruct");
const model = await AutoModelForCausalLM.from_pretrained(
  "onnx-community/Phi-3.5-vision-instruct",
);

const question = "Which animal is on the candy?";
const content = "<|image_1|>\n" + question;
const messages = [{ role: "user", content }];
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const image = await load_image(
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
);
const inputs = await processor(prompt, image);
const output = await model.generate({ ...inputs, max_new_tokens: 40 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
