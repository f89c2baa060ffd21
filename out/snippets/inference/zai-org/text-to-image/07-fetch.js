import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
  "x-source-channel": "hugging_face",
  "accept-language": "en-US,en",
};
const payload = {
  model: "acme/demo-model",
  prompt: "A lighthouse on a cliff at dusk, watercolor",
};
const job = await fetch("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job["id"];
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["task_status"] !== "SUCCESS") {
  if (["FAIL"].includes(result["task_status"])) throw new Error(JSON.stringify(result));
  await sleep(5000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const value = result["image_result"][0]["url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
await writeFile("image.png", Buffer.from(await download.arrayBuffer()));
console.log("Saved", "image.png");
