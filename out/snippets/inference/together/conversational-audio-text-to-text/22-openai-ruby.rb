require 'openai'

client = OpenAI::Client.new(
  base_url: 'https://router.huggingface.co/v1',
  api_key: ENV.fetch('HF_TOKEN')
)
messages = [
  {
    role: 'user',
    content: [
      { type: 'text', text: 'What is said in this recording?' },
      {
        type: 'input_audio',
        input_audio: { format: 'wav' }
      }
    ]
  }
]
content = [File.binread('sample1.wav')].pack('m0')
messages[0][:content][1][:input_audio][:data] = content
completion = client.chat.completions.create(
  model: 'acme/demo-model:together',
  messages: messages
)
puts completion.choices.first.message.content
