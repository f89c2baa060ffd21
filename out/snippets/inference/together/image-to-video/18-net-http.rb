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
  model: 'acme/demo-model',
  frame_images: [
    { frame: 'first' }
  ],
  prompt: 'The cat stretches, yawns and lies down again.'
}
content = [File.binread('cat.png')].pack('m0')
payload[:frame_images][0][:input_image] = "data:image/png;base64,#{content}"
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/together/v2/videos'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = job.fetch(:id)
status_uri = URI("https://router.huggingface.co/together/v2/videos/#{address}")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:status) == 'completed'
  failed = %w[failed cancelled].include?(result.fetch(:status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 2
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:outputs).fetch(:video_url)
File.binwrite('video.mp4', URI(value).read)
puts 'Saved video.mp4'
