require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Accept' => 'image/png',
  'Content-Type' => 'application/json'
}
payload = {
  parameters: { prompt: 'Turn this cat into a dog.' }
}
content = [File.binread('cat.png')].pack('m0')
payload[:inputs] = content
uri = URI('https://router.huggingface.co/hf-inference/models/acme/demo-model')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite('image.png', response.body)
puts 'Saved image.png'
