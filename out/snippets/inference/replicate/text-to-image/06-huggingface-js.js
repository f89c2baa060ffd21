import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToImage({
  provider: "replicate",
  model: "acme/demo-model",
  inputs: "A lighthouse on a cliff at dusk, watercolor",
  parameters: { output_format: "png" },
});
await writeFile("image.png", result.stream());
console.log("Saved", "image.png");
