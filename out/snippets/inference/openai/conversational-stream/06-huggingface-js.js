import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.OPENAI_API_KEY);

const stream = client.chatCompletionStream({
  provider: "openai",
  model: "openai/acme/demo-model",
  messages: [
    {
      role: "user",
      content: "Which planet in the solar system has the shortest year?",
    },
  ],
});
for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
}
console.log();
