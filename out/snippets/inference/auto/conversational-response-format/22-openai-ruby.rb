require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
completion = client.chat.completions.create(
  response_format: {
    type: 'json_schema',
    json_schema: {
      name: 'planet',
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string' }
        },
        required: ['name']
      }
    }
  },
  model: 'acme/demo-model',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ]
)
puts completion.choices.first.message.content
