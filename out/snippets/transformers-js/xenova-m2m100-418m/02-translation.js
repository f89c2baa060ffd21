import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "translation",
  "Xenova/m2m100_418M",
);
const text = "The train leaves at seven.";
const output = await pipe(text, { src_lang: "en", tgt_lang: "fr" });
console.log(output);
