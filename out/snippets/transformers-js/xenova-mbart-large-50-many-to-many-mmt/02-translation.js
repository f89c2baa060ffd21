import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "translation",
  "Xenova/mbart-large-50-many-to-many-mmt",
);
const text = "He said: \"It's raining.\"";
const output = await pipe(text, { src_lang: "en_XX", tgt_lang: "fr_XX" });
console.log(output);
