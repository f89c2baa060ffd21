import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const image = new Blob([await readFile("street.jpg")]);
const result = await client.visualQuestionAnswering({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: { image, question: "How many bicycles are there?" },
});
console.log(result);
