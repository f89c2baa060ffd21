require 'json'
require 'net/http'
require 'open-uri'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = { text: 'The train to the coast leaves at 9:42 from platform seven.' }
uri = URI('https://router.huggingface.co/fal-ai/acme/demo-model')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
value = result.fetch(:audio).fetch(:url)
extension = File.extname(URI(value).path)
name = "speech#{extension}"
File.binwrite(name, URI(value).read)
puts "Saved #{name}"
