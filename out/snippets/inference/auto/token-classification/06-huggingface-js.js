import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tokenClassification({
  provider: "auto",
  model: "acme/demo-model",
  inputs: "Ada Lovelace wrote to Charles Babbage from London in 1843.",
});
console.log(result);
