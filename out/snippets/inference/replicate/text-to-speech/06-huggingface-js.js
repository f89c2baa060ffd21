import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToSpeech({
  provider: "replicate",
  model: "acme/demo-model",
  inputs: "The train to the coast leaves at 9:42 from platform seven.",
});
const kinds = { RIFF: "wav", fLaC: "flac", OggS: "ogg" };
const content = Buffer.from(await result.arrayBuffer());
const name = "speech." + (kinds[content.toString("latin1", 0, 4)] ?? "mp3");
await writeFile(name, content);
console.log("Saved", name);
