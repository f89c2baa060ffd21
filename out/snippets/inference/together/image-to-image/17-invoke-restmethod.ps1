# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "model": "acme/demo-model",
  "prompt": "Turn this cat into a dog.",
  "response_format": "base64"
}
'@ | ConvertFrom-Json -AsHashtable
$call.reference_images = @('data:image/png;base64,' + $data)
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/together/v1/images/generations'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.data[0].b64_json
Set-Content -LiteralPath 'image.jpg' -AsByteStream -Value ([Convert]::FromBase64String($value))
'Saved image.jpg'
