# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'Accept' = 'image/png'
}
$body = @'
{
  "inputs": "A lighthouse on a cliff at dusk, watercolor",
  "parameters": {
    "num_inference_steps": 5
  }
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/hf-inference/models/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
Invoke-WebRequest @request -OutFile 'image.png'
'Saved image.png'
