require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('TOGETHER_API_KEY')}",
  'Content-Type' => 'application/json'
}
payload = {
  model: 'acme/demo-model',
  query: 'How long does a day on Venus last?',
  documents: [
    'Venus turns so slowly that one day lasts 243 days of the Earth.',
    'Mars has two small moons, Phobos and Deimos.',
    'The clouds of Venus consist of sulfuric acid.'
  ]
}
uri = URI('https://api.together.ai/v1/rerank')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
puts result[:results]
