import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("cat.png")], { type: "image/png" });
const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.imageTextToVideo({
  provider: "novita",
  model: "acme/demo-model",
  inputs: file,
  parameters: { prompt: "The cat stretches, yawns and lies down again." },
});
clearInterval(keepAlive);
await writeFile("video.mp4", result.stream());
console.log("Saved", "video.mp4");
