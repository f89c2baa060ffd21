require 'json'
require 'net/http'

headers = {
  'Authorization' => "Bearer #{ENV.fetch('HF_TOKEN')}",
  'Content-Type' => 'application/json'
}
payload = {
  model: 'acme/demo-model:baseten',
  messages: [
    {
      role: 'user',
      content: 'Which planet in the solar system has the shortest year?'
    }
  ],
  stream: true
}
$stdout.sync = true
uri = URI('https://router.huggingface.co/v1/chat/completions')
request = Net::HTTP::Post.new(uri, headers)
request.body = payload.to_json
Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 600) do |http|
  http.request(request) do |response|
    raise "HTTP #{response.code}: #{response.read_body}" unless response.is_a?(Net::HTTPSuccess)

    rest = String.new
    event = ''
    response.read_body do |data|
      rest << data
      while (line = rest.slice!(/.*\n/))
        name, value = line.strip.split(':', 2)
        value = value&.strip
        case name
        when nil then event = ''
        when 'event' then event = value
        when 'data'
          next if value == '[DONE]'

          chunk = JSON.parse(value, symbolize_names: true)
          raise value if event == 'error' || chunk[:error]

          chunk[:choices]&.each { |choice| print choice.dig(:delta, :content) }
        end
      end
    end
  end
end
puts
