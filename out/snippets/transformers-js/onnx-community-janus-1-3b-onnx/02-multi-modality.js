import { MultiModalityCausalLM, VLChatProcessor } from "@huggingface/transformers";

const processor = await VLChatProcessor.from_pretrained("onnx-community/Janus-1.3B-ONNX");
const model = await MultiModalityCausalLM.from_pretrained(
  "onnx-community/Janus-1.3B-ONNX",
);

const question = "Which animal is on the candy?";
const image =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG";
const content = "<image_placeholder>\n" + question;
const inputs = await processor([{ role: "<|User|>", content, images: [image] }]);
const output = await model.generate({ ...inputs, max_new_tokens: 40 });
const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
