import { writeFile } from "node:fs/promises";
import { extname } from "node:path";

const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = { text: "The train to the coast leaves at 9:42 from platform seven." };
const response = await fetch("https://router.huggingface.co/fal-ai/acme/demo-model", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const result = await response.json();
const value = result["audio"]["url"];
const download = await fetch(value);
if (!download.ok) throw new Error(`HTTP ${download.status}: ${await download.text()}`);
const name = "speech" + extname(new URL(value).pathname);
await writeFile(name, Buffer.from(await download.arrayBuffer()));
console.log("Saved", name);
