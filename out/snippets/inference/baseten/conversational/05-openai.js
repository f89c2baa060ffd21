import { OpenAI } from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.chat.completions.create({
  model: "acme/demo-model:baseten",
  messages: [
    {
      role: "user",
      content: "Which planet in the solar system has the shortest year?",
    },
  ],
});
console.log(completion.choices[0].message.content);
