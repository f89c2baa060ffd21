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

payload = {
  prompt: 'slow acoustic guitar, soft rain in the background, warm and calm'
}
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = URI(job.fetch(:status_url)).path
status_uri = URI("https://router.huggingface.co/fal-ai#{address}?_subdomain=queue")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:status) == 'COMPLETED'
  sleep 1
  result = call(Net::HTTP::Get.new(status_uri))
end

address = URI(job.fetch(:response_url)).path
result_uri = URI("https://router.huggingface.co/fal-ai#{address}?_subdomain=queue")
result = call(Net::HTTP::Get.new(result_uri))
holder = result[:audio_file] || result.fetch(:audio)
value = holder.fetch(:url)
extension = File.extname(URI(value).path)
name = "audio#{extension}"
File.binwrite(name, URI(value).read)
puts "Saved #{name}"
