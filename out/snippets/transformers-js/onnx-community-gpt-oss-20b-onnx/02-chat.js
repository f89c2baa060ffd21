import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-generation",
  "onnx-community/gpt-oss-20b-ONNX",
  { dtype: "q4f16" },
);
const messages = [{ role: "user", content: "What is the capital of France?" }];
const output = await pipe(messages, { max_new_tokens: 1024 });
console.log(output[0].generated_text.at(-1).content);
