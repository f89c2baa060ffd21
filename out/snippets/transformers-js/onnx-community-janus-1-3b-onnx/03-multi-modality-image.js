import { MultiModalityCausalLM, VLChatProcessor } from "@huggingface/transformers";

const processor = await VLChatProcessor.from_pretrained("onnx-community/Janus-1.3B-ONNX");
const model = await MultiModalityCausalLM.from_pretrained(
  "onnx-community/Janus-1.3B-ONNX",
);

const content = "An astronaut rests under a giant fern in a misty jungle";
const conversation = [{ role: "<|User|>", content }];
const inputs = await processor(conversation, { chat_template: "text_to_image" });
// An image is always as many tokens.
const count = processor.num_image_tokens;
const images = await model.generate_images({
  ...inputs,
  min_new_tokens: count,
  max_new_tokens: count,
  do_sample: true,
});
await images[0].save("output.png");
