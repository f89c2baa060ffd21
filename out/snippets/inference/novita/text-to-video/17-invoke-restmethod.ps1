# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "prompt": "A paper boat drifts down a rainy street, seen from above."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/novita/v3/async/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/novita/v3/async/task-result?task_id=' + $job.task_id
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.task.status -cne 'TASK_STATUS_SUCCEED') {
    if (@('TASK_STATUS_FAILED') -ccontains $result.task.status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 1
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = $result.videos[0].video_url
Invoke-WebRequest -Uri $value -OutFile 'video.mp4'
'Saved video.mp4'
