import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToImage({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "A lighthouse on a cliff at dusk, watercolor",
  parameters: { num_inference_steps: 5 },
});
await writeFile("image.jpg", result.stream());
console.log("Saved", "image.jpg");
