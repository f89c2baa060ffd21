require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
completion = client.chat.completions.create(
  model: 'acme/demo-model:together',
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Describe this video in one sentence.' },
        {
          type: 'video_url',
          video_url: {
            url: 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4'
          }
        }
      ]
    }
  ]
)
puts completion.choices.first.message.content
