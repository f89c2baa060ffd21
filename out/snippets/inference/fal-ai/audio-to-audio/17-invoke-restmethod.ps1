# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'sample1.mp3' -AsByteStream -Raw))
$call = @'
{}
'@ | ConvertFrom-Json -AsHashtable
$call.audio_url = 'data:audio/mpeg;base64,' + $data
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
$value = $result.audio.url
$name = 'audio' + [IO.Path]::GetExtension(([uri]$value).AbsolutePath)
Invoke-WebRequest -Uri $value -OutFile $name
'Saved ' + $name
