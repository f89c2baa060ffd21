import { readFile } from "node:fs/promises";

const headers = {
  Authorization: "Bearer " + process.env.OPENAI_API_KEY,
};
const payload = {
  model: "acme/demo-model",
  messages: [
    {
      role: "user",
      content: [
        { type: "text", text: "What is said in this recording?" },
        {
          type: "input_audio",
          input_audio: { format: "wav" },
        },
      ],
    },
  ],
};
const content = await readFile("sample1.wav", "base64");
payload["messages"][0]["content"][1]["input_audio"]["data"] = content;
const response = await fetch("https://api.openai.com/v1/chat/completions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const completion = await response.json();
console.log(completion.choices[0].message.content);
