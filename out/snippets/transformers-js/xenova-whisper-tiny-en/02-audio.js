import { pipeline } from "@huggingface/transformers";

// Runs in a browser; in Node.js pass the samples as a Float32Array.
const pipe = await pipeline(
  "automatic-speech-recognition",
  "Xenova/whisper-tiny.en",
);
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";
const output = await pipe(url);
console.log(output);
