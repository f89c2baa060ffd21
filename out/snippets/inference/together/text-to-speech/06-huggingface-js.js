import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const result = await client.textToSpeech({
  provider: "together",
  model: "acme/demo-model",
  inputs: "The train to the coast leaves at 9:42 from platform seven.",
});
await writeFile("speech.wav", result.stream());
console.log("Saved", "speech.wav");
