# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model",
  "messages": [
    {
      "role": "user",
      "content": "Which planet in the solar system has the shortest year?"
    }
  ],
  "tools": [
    {
      "type": "function",
      "function": {
        "name": "get_weather",
        "description": "The weather of a city.",
        "parameters": {
          "type": "object",
          "properties": {
            "city": {
              "type": "string"
            }
          },
          "required": [
            "city"
          ]
        }
      }
    }
  ]
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/v1/chat/completions'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$completion = Invoke-RestMethod @request
$message = $completion.choices[0].message
if ($message.content) {
    $message.content
}
foreach ($call in $message.tool_calls) {
    $call.function.name + ' ' + $call.function.arguments
}
