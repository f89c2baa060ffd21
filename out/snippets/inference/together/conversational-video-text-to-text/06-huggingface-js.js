import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
  model: "acme/demo-model:together",
  messages: [
    {
      role: "user",
      content: [
        { type: "text", text: "Describe this video in one sentence." },
        {
          type: "video_url",
          video_url: {
            url: "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4",
          },
        },
      ],
    },
  ],
});
console.log(completion.choices[0].message.content);
