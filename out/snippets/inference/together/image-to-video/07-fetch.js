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
  model: "acme/demo-model",
  frame_images: [
    { frame: "first" },
  ],
  prompt: "The cat stretches, yawns and lies down again.",
};
const content = "data:image/png;base64," + (await readFile("cat.png", "base64"));
payload["frame_images"][0]["input_image"] = content;
const job = await fetch("https://router.huggingface.co/together/v2/videos", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
}).then(readJson);

const statusUrl = "https://router.huggingface.co/together/v2/videos/" + job["id"];
let result = await fetch(statusUrl, { headers }).then(readJson);
while (result["status"] !== "completed") {
  if (["failed", "cancelled"].includes(result["status"])) throw new Error(JSON.stringify(result));
  await sleep(2000);
  result = await fetch(statusUrl, { headers }).then(readJson);
}
const value = result["outputs"]["video_url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
await writeFile("video.mp4", Buffer.from(await download.arrayBuffer()));
console.log("Saved", "video.mp4");
