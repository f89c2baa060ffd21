import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  prompt: "A lighthouse on a cliff at dusk, watercolor",
  output_format: "png",
};
const job = await fetch("https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/fal-ai" + new URL(job["status_url"]).pathname + "?_subdomain=queue";
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["status"] !== "COMPLETED") {
  await sleep(1000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}

const resultUrl = "https://router.huggingface.co/fal-ai" + new URL(job["response_url"]).pathname + "?_subdomain=queue";
result = await fetch(resultUrl, { headers }).then(readJson);
const value = result["images"][0]["url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
await writeFile("image.png", Buffer.from(await download.arrayBuffer()));
console.log("Saved", "image.png");
