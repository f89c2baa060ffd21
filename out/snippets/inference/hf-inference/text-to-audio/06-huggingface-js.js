import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToAudio({
  provider: "hf-inference",
  model: "acme/demo-model",
  inputs: "slow acoustic guitar, soft rain in the background, warm and calm",
});
await writeFile("audio.flac", result.stream());
console.log("Saved", "audio.flac");
