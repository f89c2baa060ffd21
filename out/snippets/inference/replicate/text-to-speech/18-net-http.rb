require 'json'
require 'net/http'
require 'open-uri'

def call(request)
  request['Authorization'] = "Bearer #{ENV.fetch('HF_TOKEN')}"
  request['Prefer'] = 'wait'
  uri = request.uri
  response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
    http.request(request)
  end
  raise "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

  JSON.parse(response.body, symbolize_names: true)
end

payload = {
  input: { text: 'The train to the coast leaves at 9:42 from platform seven.' }
}
submission = Net::HTTP::Post.new(URI('https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions'))
submission.content_type = 'application/json'
submission.body = payload.to_json
job = call(submission)

address = URI(job.fetch(:urls).fetch(:get)).path
status_uri = URI("https://router.huggingface.co/replicate#{address}")
result = job
until result.fetch(:status) == 'succeeded'
  failed = %w[failed canceled aborted].include?(result.fetch(:status))
  raise "The job failed: #{result.to_json}" if failed

  sleep 1
  result = call(Net::HTTP::Get.new(status_uri))
end
value = result.fetch(:output)
value = value.first if value.is_a?(Array)
extension = File.extname(URI(value).path)
name = "speech#{extension}"
File.binwrite(name, URI(value).read)
puts "Saved #{name}"
