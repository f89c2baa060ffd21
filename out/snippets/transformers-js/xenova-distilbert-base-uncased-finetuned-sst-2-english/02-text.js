import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "text-classification",
  "Xenova/distilbert-base-uncased-finetuned-sst-2-english",
);
const text = "Ada Lovelace wrote the first computer program in 1843, and I still admire it.";
const output = await pipe(text);
console.log(output);
