import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("cat.jpg")], { type: "image/jpeg" });
const result = await client.imageSegmentation({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: file,
});
console.log(result);
