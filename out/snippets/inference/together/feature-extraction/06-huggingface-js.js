import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.featureExtraction({
  provider: "together",
  model: "acme/demo-model",
  inputs: "Store the coffee beans in a cool, dry place.",
});
console.log(result);
