import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "feature-extraction",
  "Xenova/bge-small-en-v1.5",
);
const sentences = ["The train leaves at seven.", "She baked a lemon cake."];
const output = await pipe(sentences, { pooling: "cls", normalize: true });
console.log(output.tolist());
