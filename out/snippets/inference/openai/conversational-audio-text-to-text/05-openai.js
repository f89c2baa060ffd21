import { readFile } from "node:fs/promises";
import { OpenAI } from "openai";

const client = new OpenAI({
  baseURL: "https://api.openai.com/v1",
  apiKey: process.env.OPENAI_API_KEY,
});

const messages = [
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
];
const content = await readFile("sample1.wav", "base64");
messages[0]["content"][1]["input_audio"]["data"] = content;

const completion = await client.chat.completions.create({
  model: "acme/demo-model",
  messages,
});
console.log(completion.choices[0].message.content);
