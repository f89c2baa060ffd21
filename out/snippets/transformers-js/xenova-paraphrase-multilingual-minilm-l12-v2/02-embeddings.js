import { cos_sim, pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "Xenova/paraphrase-multilingual-MiniLM-L12-v2",
);
const sentences = [
  "Where is the station?",
  "How do I get to the station?",
  "Wo ist der Bahnhof?",
];
const output = await pipe(sentences, { pooling: "mean", normalize: true });
const [first, ...others] = output.tolist();
console.log(others.map((other) => cos_sim(first, other)));
