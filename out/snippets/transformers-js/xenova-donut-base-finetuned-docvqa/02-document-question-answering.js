import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "document-question-answering",
  "Xenova/donut-base-finetuned-docvqa",
);
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/invoice.png";
const output = await pipe(url, "What is the invoice number?");
console.log(output);
