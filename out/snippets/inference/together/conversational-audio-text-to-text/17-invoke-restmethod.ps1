# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'sample1.wav' -AsByteStream -Raw))
$call = @'
{
  "model": "acme/demo-model:together",
  "messages": [
    {
      "role": "user",
      "content": [
        {
          "type": "text",
          "text": "What is said in this recording?"
        },
        {
          "type": "input_audio",
          "input_audio": {
            "format": "wav"
          }
        }
      ]
    }
  ]
}
'@ | ConvertFrom-Json -AsHashtable
$call.messages[0].content[1].input_audio.data = $data
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/v1/chat/completions'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$completion = Invoke-RestMethod @request
$completion.choices[0].message.content
