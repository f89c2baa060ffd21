import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.translation({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "Tomorrow morning we will take the train to the sea.",
});
console.log(result.translation_text);
