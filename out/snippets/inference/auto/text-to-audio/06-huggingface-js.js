import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.textToAudio({
  provider: "auto",
  model: "acme/demo-model",
  inputs: "slow acoustic guitar, soft rain in the background, warm and calm",
});
clearInterval(keepAlive);
await writeFile("audio.flac", result.stream());
console.log("Saved", "audio.flac");
