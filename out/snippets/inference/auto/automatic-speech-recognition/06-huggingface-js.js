import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("sample1.flac")], { type: "audio/flac" });
const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.automaticSpeechRecognition({
  provider: "auto",
  model: "acme/demo-model",
  inputs: file,
});
clearInterval(keepAlive);
console.log(result.text);
