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
  model: 'MiniMax-H3',
  content: [
    { type: 'text', text: 'The cat stretches, yawns and lies down again.' },
    {
      type: 'image_url',
      image_url: {},
      role: 'first_frame'
    }
  ],
  resolution: '768P',
  duration: 4,
  ratio: 'adaptive'
}
content = [File.binread('cat.png')].pack('m0')
payload[:content][1][:image_url][:url] = "data:image/png;base64,#{content}"
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/novita/v3/minimax/v2/video_generation'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = job.fetch(:task_id)
status_uri = URI("https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/#{address}")
result = call(Net::HTTP::Get.new(status_uri))
until result.fetch(:task).fetch(:status) == 'succeeded'
  failed = %w[failed cancelled].include?(result.fetch(:task).fetch(:status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 5
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:task).fetch(:content).fetch(:url)
File.binwrite('video.mp4', URI(value).read)
puts 'Saved video.mp4'
