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
const kinds = { RIFF: "wav", fLaC: "flac", OggS: "ogg" };
const content = Buffer.from(result[0].blob, "base64");
const name = "audio." + (kinds[content.toString("latin1", 0, 4)] ?? "mp3");
await writeFile(name, content);
console.log("Saved", name);
