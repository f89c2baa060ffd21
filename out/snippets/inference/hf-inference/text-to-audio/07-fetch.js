import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  inputs: "slow acoustic guitar, soft rain in the background, warm and calm",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
await writeFile("audio.flac", Buffer.from(await response.arrayBuffer()));
console.log("Saved", "audio.flac");
