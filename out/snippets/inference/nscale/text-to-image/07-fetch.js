import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model",
  prompt: "A lighthouse on a cliff at dusk, watercolor",
  response_format: "b64_json",
};
const response = await fetch("https://router.huggingface.co/nscale/v1/images/generations", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
const value = result["data"][0]["b64_json"];
await writeFile("image.jpg", value, "base64");
console.log("Saved", "image.jpg");
