import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model",
  input: "The train to the coast leaves at 9:42 from platform seven.",
};
const response = await fetch("https://router.huggingface.co/deepinfra/v1/openai/audio/speech", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
await writeFile("speech.wav", Buffer.from(await response.arrayBuffer()));
console.log("Saved", "speech.wav");
