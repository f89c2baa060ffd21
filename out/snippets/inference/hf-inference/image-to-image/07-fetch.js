import { readFile, writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
  "Accept": "image/png",
};
const payload = {
  parameters: { prompt: "Turn this cat into a dog." },
};
const content = await readFile("cat.png", "base64");
payload["inputs"] = content;
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
await writeFile("image.png", Buffer.from(await response.arrayBuffer()));
console.log("Saved", "image.png");
