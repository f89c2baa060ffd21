require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://api.openai.com/v1',
  api_key: ENV.fetch('OPENAI_API_KEY')
)
completion = client.chat.completions.create(
  model: 'acme/demo-model',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ]
)
puts completion.choices.first.message.content
