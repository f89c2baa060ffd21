import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("cat.jpg")]);
const result = await client.zeroShotImageClassification({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: { image },
  parameters: {
    candidate_labels: ["cat", "dog", "rabbit"],
  },
});
console.log(result);
