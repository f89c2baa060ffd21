import { readFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const form = new FormData();
const file = new Blob([await readFile("sample1.flac")], { type: "audio/flac" });
form.append("file", file, "audio.flac");
form.append("model", "acme/demo-model");
const response = await fetch("https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions", { method: "POST", headers, body: form });
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["text"]);
