import { readFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  parameters: {
    candidate_labels: ["cat", "dog", "rabbit"],
  },
};
const content = await readFile("cat.jpg", "base64");
payload["inputs"] = content;
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result);
