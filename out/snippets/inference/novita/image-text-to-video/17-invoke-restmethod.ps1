# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "model": "MiniMax-H3",
  "content": [
    {
      "type": "text",
      "text": "The cat stretches, yawns and lies down again."
    },
    {
      "type": "image_url",
      "image_url": {},
      "role": "first_frame"
    }
  ],
  "resolution": "768P",
  "duration": 4,
  "ratio": "adaptive"
}
'@ | ConvertFrom-Json -AsHashtable
$call.content[1].image_url.url = 'data:image/png;base64,' + $data
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/novita/v3/minimax/v2/video_generation'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/' + $job.task_id
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.task.status -cne 'succeeded') {
    if (@('failed', 'cancelled') -ccontains $result.task.status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 5
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = $result.task.content.url
Invoke-WebRequest -Uri $value -OutFile 'video.mp4'
'Saved video.mp4'
