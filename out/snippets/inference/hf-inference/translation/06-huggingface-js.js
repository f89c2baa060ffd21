import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.translation({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "Завтра утром мы поедем на поезде к морю.",
});
console.log(result.translation_text);
