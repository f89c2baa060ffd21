require 'json'
require 'net/http'
require 'open-uri'

def call(request)
  request['Authorization'] = "Bearer #{ENV.fetch('HF_TOKEN')}"
  request['x-source-channel'] = 'hugging_face'
  request['accept-language'] = 'en-US,en'
  uri = request.uri
  response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
    http.request(request)
  end
  raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body, symbolize_names: true)
end

payload = {
  model: 'acme/demo-model',
  prompt: 'A lighthouse on a cliff at dusk, watercolor'
}
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = job.fetch(:id)
status_uri = URI("https://router.huggingface.co/zai-org/api/paas/v4/async-result/#{address}")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:task_status) == 'SUCCESS'
  failed = ['FAIL'].include?(result.fetch(:task_status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 5
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:image_result).fetch(0).fetch(:url)
File.binwrite('image.png', URI(value).read)
puts 'Saved image.png'
