require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
completion = client.chat.completions.create(
  model: 'acme/demo-model:publicai',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ]
)
puts completion.choices.first.message.content
