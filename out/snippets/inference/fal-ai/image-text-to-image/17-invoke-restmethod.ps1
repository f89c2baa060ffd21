# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "prompt": "Turn this cat into a dog.",
  "output_format": "png"
}
'@ | ConvertFrom-Json -AsHashtable
$call.image_url = 'data:image/png;base64,' + $data
$call.image_urls = @('data:image/png;base64,' + $data)
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/fal-ai' + ([uri]$job.status_url).AbsolutePath + '?_subdomain=queue'
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.status -cne 'COMPLETED') {
    Start-Sleep -Seconds 1
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}

$resultUrl = 'https://router.huggingface.co/fal-ai' + ([uri]$job.response_url).AbsolutePath + '?_subdomain=queue'
$result = Invoke-RestMethod -Uri $resultUrl -Headers $headers
$value = $result.images[0].url
Invoke-WebRequest -Uri $value -OutFile 'image.png'
'Saved image.png'
