import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const file = new Blob([await readFile("sample1.mp3")], { type: "audio/mpeg" });
const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.audioToAudio({
  provider: "fal-ai",
  model: "acme/demo-model",
  inputs: file,
});
clearInterval(keepAlive);
await writeFile("audio.wav", result[0].blob, "base64");
console.log("Saved", "audio.wav");
