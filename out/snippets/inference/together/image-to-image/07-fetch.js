import { readFile, writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "acme/demo-model",
  prompt: "Turn this cat into a dog.",
  response_format: "base64",
};
const content = "data:image/png;base64," + (await readFile("cat.png", "base64"));
payload["reference_images"] = [content];
const response = await fetch("https://router.huggingface.co/together/v1/images/generations", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
const value = result["data"][0]["b64_json"];
await writeFile("image.jpg", value, "base64");
console.log("Saved", "image.jpg");
