import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.fillMask({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "Bees collect nectar and turn it into <mask>.",
});
console.log(result);
