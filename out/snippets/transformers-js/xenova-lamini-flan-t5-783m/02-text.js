import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text2text-generation",
  "Xenova/LaMini-Flan-T5-783M",
);
const text = "Name three uses for an empty jar.";
const output = await pipe(text);
console.log(output);
