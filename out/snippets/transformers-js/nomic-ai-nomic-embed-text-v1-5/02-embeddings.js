import { cos_sim, pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "nomic-ai/nomic-embed-text-v1.5",
);
// Each begins with what it is for: also clustering, classification
const sentences = [
  "search_query: When does the train leave?",
  "search_document: The departure is at 7 o'clock.",
  "search_document: She baked a lemon cake.",
];
const output = await pipe(sentences, { pooling: "mean", normalize: true });
const [first, ...others] = output.tolist();
console.log(others.map((other) => cos_sim(first, other)));
