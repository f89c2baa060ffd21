import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = { prompt: "A lighthouse on a cliff at dusk, watercolor" };
const job = await fetch("https://router.huggingface.co/wavespeed/api/v3/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/wavespeed" + new URL(job["data"]["urls"]["get"]).pathname;
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["data"]["status"] !== "completed") {
  if (["failed", "cancelled", "timeout", "deleted"].includes(result["data"]["status"])) throw new Error(JSON.stringify(result));
  await sleep(1000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const value = result["data"]["outputs"][0];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
const name = "image" + extname(new URL(value).pathname);
await writeFile(name, Buffer.from(await download.arrayBuffer()));
console.log("Saved", name);
