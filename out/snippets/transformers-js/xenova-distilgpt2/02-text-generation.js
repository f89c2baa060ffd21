import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-generation",
  "Xenova/distilgpt2",
);
const prompt = "Once upon a time,";
const output = await pipe(prompt, { max_new_tokens: 40 });
console.log(output[0].generated_text);
