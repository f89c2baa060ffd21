import { OpenAI } from "openai";

const client = new OpenAI({
  baseURL: "https://api.openai.com/v1",
  apiKey: process.env.OPENAI_API_KEY,
});

const completion = await client.chat.completions.create({
  model: "acme/demo-model",
  messages: [
    {
      role: "user",
      content: "Which planet in the solar system has the shortest year?",
    },
  ],
});
console.log(completion.choices[0].message.content);
