require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
$stdout.sync = true
stream = client.chat.completions.stream_raw(
  model: 'acme/demo-model:novita',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ]
)
stream.each do |chunk|
  chunk.choices.each { |choice| print choice.delta.content }
end
puts
