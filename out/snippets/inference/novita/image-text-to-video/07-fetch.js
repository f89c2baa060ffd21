import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

async function readJson(response) {
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
  return response.json();
}

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
  model: "MiniMax-H3",
  content: [
    { type: "text", text: "The cat stretches, yawns and lies down again." },
    {
      type: "image_url",
      image_url: {},
      role: "first_frame",
    },
  ],
  resolution: "768P",
  duration: 4,
  ratio: "adaptive",
};
const content = "data:image/png;base64," + (await readFile("cat.png", "base64"));
payload["content"][1]["image_url"]["url"] = content;
const job = await fetch("https://router.huggingface.co/novita/v3/minimax/v2/video_generation", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + job["task_id"];
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["task"]["status"] !== "succeeded") {
  if (["failed", "cancelled"].includes(result["task"]["status"])) throw new Error(JSON.stringify(result));
  await sleep(5000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const value = result["task"]["content"]["url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
await writeFile("video.mp4", Buffer.from(await download.arrayBuffer()));
console.log("Saved", "video.mp4");
