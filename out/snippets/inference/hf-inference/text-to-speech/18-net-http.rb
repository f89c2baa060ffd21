require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = { inputs: 'The train to the coast leaves at 9:42 from platform seven.' }
uri = URI('https://router.huggingface.co/hf-inference/models/acme/demo-model')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite('speech.flac', response.body)
puts 'Saved speech.flac'
