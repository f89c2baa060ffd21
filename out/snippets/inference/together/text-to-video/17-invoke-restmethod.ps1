# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model",
  "prompt": "A paper boat drifts down a rainy street, seen from above."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/together/v2/videos'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/together/v2/videos/' + $job.id
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.status -cne 'completed') {
    if (@('failed', 'cancelled') -ccontains $result.status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 2
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = $result.outputs.video_url
Invoke-WebRequest -Uri $value -OutFile 'video.mp4'
'Saved video.mp4'
