# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model:fireworks-ai",
  "messages": [
    {
      "role": "user",
      "content": [
        {
          "type": "text",
          "text": "Describe this video in one sentence."
        },
        {
          "type": "video_url",
          "video_url": {
            "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
          }
        }
      ]
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
