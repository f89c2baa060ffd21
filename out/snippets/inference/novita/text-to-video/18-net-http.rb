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

payload = { prompt: 'A paper boat drifts down a rainy street, seen from above.' }
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/novita/v3/async/acme/demo-model'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = job.fetch(:task_id)
status_uri = URI("https://router.huggingface.co/novita/v3/async/task-result?task_id=#{address}")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:task).fetch(:status) == 'TASK_STATUS_SUCCEED'
  failed = ['TASK_STATUS_FAILED'].include?(result.fetch(:task).fetch(:status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 1
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:videos).fetch(0).fetch(:video_url)
File.binwrite('video.mp4', URI(value).read)
puts 'Saved video.mp4'
