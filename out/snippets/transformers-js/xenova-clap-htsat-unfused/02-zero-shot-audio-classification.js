import { pipeline } from "@huggingface/transformers";

// Runs in a browser; in Node.js pass the samples as a Float32Array.
const pipe = await pipeline(
  "zero-shot-audio-classification",
  "Xenova/clap-htsat-unfused",
);
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";
const output = await pipe(url, ["speech", "music", "rain"]);
console.log(output);
