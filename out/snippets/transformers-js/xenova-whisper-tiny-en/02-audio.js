import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline(
  "automatic-speech-recognition",
  "Xenova/whisper-tiny.en",
);
const url =
  "https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/jfk.wav";
// Browsers read the file; Node.js needs its samples, as the rate that the model was trained on:
// https://huggingface.co/docs/transformers.js/guides/node-audio-processing
const output = await pipe(url);
console.log(output);
