import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "question-answering",
  "Xenova/distilbert-base-uncased-distilled-squad",
);
const question = "Where was the telescope built?";
const context = "The telescope was built on a mountain in northern Chile.";
const output = await pipe(question, context);
console.log(output);
