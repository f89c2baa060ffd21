import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.textToVideo({
  provider: "wavespeed",
  model: "acme/demo-model",
  inputs: "A paper boat drifts down a rainy street, seen from above.",
});
clearInterval(keepAlive);
await writeFile("video.mp4", result.stream());
console.log("Saved", "video.mp4");
