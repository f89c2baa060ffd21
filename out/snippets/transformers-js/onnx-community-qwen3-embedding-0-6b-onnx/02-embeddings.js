import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "onnx-community/Qwen3-Embedding-0.6B-ONNX",
);
// What is looked for begins with an instruction, what is found with nothing
const sentences = [
  "Instruct: Retrieve passages that answer the query\nQuery:When does the train leave?",
  "The departure is at 7 o'clock.",
  "She baked a lemon cake.",
];
const output = await pipe(sentences, { pooling: "last_token", normalize: true });
console.log(output.tolist());
