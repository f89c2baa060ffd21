# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "prompt": "slow acoustic guitar, soft rain in the background, warm and calm"
}
'@
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
$holder = $result.audio_file
if ($null -eq $holder) {
    $holder = $result.audio
}
$value = $holder.url
$name = 'audio' + [IO.Path]::GetExtension(([uri]$value).AbsolutePath)
Invoke-WebRequest -Uri $value -OutFile $name
'Saved ' + $name
