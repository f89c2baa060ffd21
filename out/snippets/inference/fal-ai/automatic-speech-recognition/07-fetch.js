import { readFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {};
const content = "data:audio/mpeg;base64," + (await readFile("sample1.mp3", "base64"));
payload["audio_url"] = content;
const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["text"]);
