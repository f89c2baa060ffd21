import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.zeroShotClassification({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "My parcel was marked as delivered on Monday, but nothing has arrived.",
  parameters: {
    candidate_labels: ["shipping", "payment", "account"],
  },
});
console.log(result);
