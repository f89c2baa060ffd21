import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const keepAlive = setInterval(() => {}, 1000); // Node would exit while the client waits.
const result = await client.textToSpeech({
  provider: "auto",
  model: "acme/demo-model",
  inputs: "The train to the coast leaves at 9:42 from platform seven.",
});
clearInterval(keepAlive);
await writeFile("speech.flac", result.stream());
console.log("Saved", "speech.flac");
