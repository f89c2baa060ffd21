require 'json'
require 'net/http'

form = [
  ['model', 'acme/demo-model'],
  ['file', File.open('sample1.flac', 'rb'), { filename: 'audio.flac', content_type: 'audio/flac' }]
]
uri = URI('https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions')
request = Net::HTTP::Post.new(uri)
request['Authorization'] = "Bearer #{ENV.fetch('HF_TOKEN')}"
request.set_form(form, 'multipart/form-data')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.request(request)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
puts result[:text]
