const headers = {
  Authorization: "Bearer " + process.env.HF_TOKEN,
};
const payload = {
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
};
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { ...headers, "Content-Type": "application/json" },
  body: JSON.stringify(payload),
});
if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);
const completion = await response.json();
console.log(completion.choices[0].message.content);
