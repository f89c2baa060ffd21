import { readFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
  "x-source-channel": "hugging_face",
  "accept-language": "en-US,en",
};
const payload = { model: "acme/demo-model" };
const content = "data:image/jpeg;base64," + (await readFile("cat.jpg", "base64"));
payload["file"] = content;
const response = await fetch("https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
console.log(result["md_results"]);
