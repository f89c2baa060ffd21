require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'x-source-channel' => 'hugging_face',
  'accept-language' => 'en-US,en',
  'Content-Type' => 'application/json'
}
payload = { model: 'acme/demo-model' }
content = [File.binread('cat.jpg')].pack('m0')
payload[:file] = "data:image/jpeg;base64,#{content}"
uri = URI('https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
puts result[:md_results]
