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
$completion.choices[0].message.content
