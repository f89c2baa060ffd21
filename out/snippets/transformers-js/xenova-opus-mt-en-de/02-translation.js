import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "translation",
  "Xenova/opus-mt-en-de",
);
const text = "The train leaves at seven.";
const output = await pipe(text);
console.log(output);
