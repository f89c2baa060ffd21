import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = { inputs: "The train to the coast leaves at 9:42 from platform seven." };
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
await writeFile("speech.flac", Buffer.from(await response.arrayBuffer()));
console.log("Saved", "speech.flac");
