import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-generation",
  "Xenova/llama2.c-stories15M",
);
const prompt = "Once upon a time, there was a little girl who";
const output = await pipe(prompt, { max_new_tokens: 40 });
console.log(output[0].generated_text);
