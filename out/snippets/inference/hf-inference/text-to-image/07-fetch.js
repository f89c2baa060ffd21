import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
  "Accept": "image/png",
};
const payload = {
  inputs: "A lighthouse on a cliff at dusk, watercolor",
  parameters: { num_inference_steps: 5 },
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
await writeFile("image.png", Buffer.from(await response.arrayBuffer()));
console.log("Saved", "image.png");
