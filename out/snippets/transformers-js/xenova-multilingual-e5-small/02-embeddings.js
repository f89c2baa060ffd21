import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "Xenova/multilingual-e5-small",
);
// What is looked for, and what is found; "query: " alone where they are alike
const sentences = [
  "query: When does the train leave?",
  "passage: The departure is at 7 o'clock.",
  "passage: She baked a lemon cake.",
];
const output = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(output.tolist());
