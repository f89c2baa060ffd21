import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("cat.png")], { type: "image/png" });
const result = await client.imageToImage({
  provider: "replicate",
  model: "acme/demo-model",
  inputs: file,
  parameters: { prompt: "Turn this cat into a dog.", output_format: "png" },
});
await writeFile("image.png", result.stream());
console.log("Saved", "image.png");
