import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = { prompt: "A paper boat drifts down a rainy street, seen from above." };
const job = await fetch("https://router.huggingface.co/novita/v3/async/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/novita/v3/async/task-result?task_id=" + job["task_id"];
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["task"]["status"] !== "TASK_STATUS_SUCCEED") {
  if (["TASK_STATUS_FAILED"].includes(result["task"]["status"])) throw new Error(JSON.stringify(result));
  await sleep(1000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const value = result["videos"][0]["video_url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
await writeFile("video.mp4", Buffer.from(await download.arrayBuffer()));
console.log("Saved", "video.mp4");
