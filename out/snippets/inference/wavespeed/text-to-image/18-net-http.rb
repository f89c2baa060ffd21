require 'json'
require 'net/http'
require 'open-uri'

def call(request)
  request['Authorization'] = "Bearer #{ENV.fetch('HF_TOKEN')}"
  uri = request.uri
  response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
    http.request(request)
  end
  raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body, symbolize_names: true)
end

payload = { prompt: 'A lighthouse on a cliff at dusk, watercolor' }
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/wavespeed/api/v3/acme/demo-model'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = URI(job.fetch(:data).fetch(:urls).fetch(:get)).path
status_uri = URI("https://router.huggingface.co/wavespeed#{address}")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:data).fetch(:status) == 'completed'
  failed = %w[failed cancelled timeout deleted].include?(result.fetch(:data).fetch(:status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 1
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:data).fetch(:outputs).fetch(0)
extension = File.extname(URI(value).path)
name = "image#{extension}"
File.binwrite(name, URI(value).read)
puts "Saved #{name}"
