import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "translation",
  "Xenova/nllb-200-distilled-600M",
);
const text = "The train leaves at seven.";
const output = await pipe(text, { src_lang: "eng_Latn", tgt_lang: "fra_Latn" });
console.log(output);
