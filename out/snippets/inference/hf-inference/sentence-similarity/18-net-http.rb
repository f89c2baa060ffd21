require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = {
  inputs: {
    source_sentence: 'How do I reset my password?',
    sentences: [
      'I forgot my login details.',
      'Where can I change my delivery address?',
      'The steps to choose a new password'
    ]
  }
}
uri = URI('https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/sentence-similarity')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
puts result
