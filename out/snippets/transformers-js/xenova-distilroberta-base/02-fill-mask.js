import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "fill-mask",
  "Xenova/distilroberta-base",
);
const output = await pipe("Paris is the <mask> of France.");
console.log(output);
