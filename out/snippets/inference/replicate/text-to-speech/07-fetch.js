import { writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
  "Prefer": "wait",
};
const payload = {
  input: { text: "The train to the coast leaves at 9:42 from platform seven." },
};
const job = await fetch("https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/replicate" + new URL(job["urls"]["get"]).pathname;
let result = job;
while (result["status"] !== "succeeded") {
  if (["failed", "canceled", "aborted"].includes(result["status"])) throw new Error(JSON.stringify(result));
  await sleep(1000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const [value] = [result["output"]].flat();
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
const name = "speech" + extname(new URL(value).pathname);
await writeFile(name, Buffer.from(await download.arrayBuffer()));
console.log("Saved", name);
