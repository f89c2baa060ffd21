import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.tabularClassification({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: {
    data: {
      Height: ["12.4"],
      Length1: ["25.2"],
      Length2: ["27.3"],
      Species: ["Bream"],
    },
  },
});
console.log(result);
