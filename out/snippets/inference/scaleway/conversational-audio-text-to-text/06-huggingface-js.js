import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

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
  model: "acme/demo-model:scaleway",
  messages,
});
console.log(completion.choices[0].message.content);
