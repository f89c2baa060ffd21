# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'Accept' = 'image/png'
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "parameters": {
    "prompt": "Turn this cat into a dog."
  }
}
'@ | ConvertFrom-Json -AsHashtable
$call.inputs = $data
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/hf-inference/models/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
Invoke-WebRequest @request -OutFile 'image.png'
'Saved image.png'
