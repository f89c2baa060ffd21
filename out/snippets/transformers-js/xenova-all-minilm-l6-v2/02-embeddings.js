import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "Xenova/all-MiniLM-L6-v2",
);
const sentences = ["The train leaves at seven.", "She baked a lemon cake."];
const output = await pipe(sentences, { pooling: "mean", normalize: true });
console.log(output.tolist());
