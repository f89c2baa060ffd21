import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.textToImage({
  provider: "wavespeed",
  model: "acme/demo-model",
  inputs: "A lighthouse on a cliff at dusk, watercolor",
});
clearInterval(keepAlive);
await writeFile("image.jpg", result.stream());
console.log("Saved", "image.jpg");
