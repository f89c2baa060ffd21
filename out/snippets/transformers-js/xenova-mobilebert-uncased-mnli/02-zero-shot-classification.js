import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "zero-shot-classification",
  "Xenova/mobilebert-uncased-mnli",
);
const text = "The delivery came a day early and nothing was broken.";
const output = await pipe(text, ["praise", "complaint", "question"]);
console.log(output);
