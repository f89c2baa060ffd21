import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textClassification({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "The screen is gorgeous. Sadly, the battery is flat by noon.",
});
console.log(result);
