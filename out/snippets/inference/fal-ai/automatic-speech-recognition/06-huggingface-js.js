import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("sample1.mp3")], { type: "audio/mpeg" });
const result = await client.automaticSpeechRecognition({
  provider: "fal-ai",
  model: "acme/demo-model",
  inputs: file,
});
console.log(result.text);
