require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
completion = client.chat.completions.create(
  tools: [
    {
      type: 'function',
      function: {
        name: 'get_weather',
        description: 'The weather of a city.',
        parameters: {
          type: 'object',
          properties: {
            city: { type: 'string' }
          },
          required: ['city']
        }
      }
    }
  ],
  model: 'acme/demo-model',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ]
)
message = completion.choices.first.message
puts message.content if message.content
message.tool_calls&.each { |call| puts "#{call.function.name} #{call.function.arguments}" }
