import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("cat.png")], { type: "image/png" });
const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.imageToImage({
  provider: "wavespeed",
  model: "acme/demo-model",
  inputs: file,
  parameters: { prompt: "Turn this cat into a dog." },
});
clearInterval(keepAlive);
await writeFile("image.jpg", result.stream());
console.log("Saved", "image.jpg");
