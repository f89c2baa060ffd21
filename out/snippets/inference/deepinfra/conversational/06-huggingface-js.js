import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
  model: "acme/demo-model:deepinfra",
  messages: [
    {
      role: "user",
      content: "Which planet in the solar system has the shortest year?",
    },
  ],
});
console.log(completion.choices[0].message.content);
