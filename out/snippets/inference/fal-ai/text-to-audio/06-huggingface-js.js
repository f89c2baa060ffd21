import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.textToAudio({
  provider: "fal-ai",
  model: "acme/demo-model",
  inputs: "slow acoustic guitar, soft rain in the background, warm and calm",
});
clearInterval(keepAlive);
const kinds = { RIFF: "wav", fLaC: "flac", OggS: "ogg" };
const content = Buffer.from(await result.arrayBuffer());
const name = "audio." + (kinds[content.toString("latin1", 0, 4)] ?? "mp3");
await writeFile(name, content);
console.log("Saved", name);
