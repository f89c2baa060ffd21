import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("sample1.flac")], { type: "audio/flac" });
const result = await client.audioClassification({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: file,
});
console.log(result);
