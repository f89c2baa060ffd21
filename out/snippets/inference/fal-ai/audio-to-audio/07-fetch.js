import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {};
const content = "data:audio/mpeg;base64," + (await readFile("sample1.mp3", "base64"));
payload["audio_url"] = content;
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
const value = result["audio"]["url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
const name = "audio" + extname(new URL(value).pathname);
await writeFile(name, Buffer.from(await download.arrayBuffer()));
console.log("Saved", name);
