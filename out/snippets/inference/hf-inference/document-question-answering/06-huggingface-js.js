import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("invoice.png")]);
const result = await client.documentQuestionAnswering({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: { image, question: "What is the total amount?" },
});
console.log(result);
