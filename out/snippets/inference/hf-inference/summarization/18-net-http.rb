require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = {
  inputs: 'The Forth Bridge is a cantilever railway bridge across the Firth of Forth ' \
    'in Scotland, about 14 kilometres west of Edinburgh. It was designed by John Fowler and ' \
    'Benjamin Baker and opened in March 1890 after eight years of work. With its approaches it ' \
    'is 2,467 metres long, and the track runs about 46 metres above high water. More than 50,000 ' \
    'tonnes of steel went into it. At its opening it had the longest single cantilever span in ' \
    'the world, and it kept that record until 1917. About 200 trains still cross it every day. ' \
    'In 2015 it became a World Heritage Site.'
}
uri = URI('https://router.huggingface.co/hf-inference/models/acme/demo-model')
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.post(uri.request_uri, payload.to_json, headers)
end
raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body, symbolize_names: true)
puts result
