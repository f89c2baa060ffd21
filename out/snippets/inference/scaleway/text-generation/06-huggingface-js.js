import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textGeneration({
  provider: "scaleway",
  model: "acme/demo-model",
  inputs: "Which planet in the solar system has the shortest year?",
});
console.log(result.generated_text);
