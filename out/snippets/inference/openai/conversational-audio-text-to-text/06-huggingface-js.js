import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.OPENAI_API_KEY);

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

const completion = await client.chatCompletion({
  provider: "openai",
  model: "openai/acme/demo-model",
  messages,
});
console.log(completion.choices[0].message.content);
