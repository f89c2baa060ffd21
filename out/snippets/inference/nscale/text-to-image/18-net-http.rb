require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = {
  model: 'acme/demo-model',
  prompt: 'A lighthouse on a cliff at dusk, watercolor',
  response_format: 'b64_json'
}
uri = URI('https://router.huggingface.co/nscale/v1/images/generations')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
value = result.fetch(:data).fetch(0).fetch(:b64_json)
File.binwrite('image.jpg', value.unpack1('m'))
puts 'Saved image.jpg'
