# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "model": "acme/demo-model",
  "frame_images": [
    {
      "frame": "first"
    }
  ],
  "prompt": "The cat stretches, yawns and lies down again."
}
'@ | ConvertFrom-Json -AsHashtable
$call.frame_images[0].input_image = 'data:image/png;base64,' + $data
$body = ConvertTo-Json -InputObject $call -Depth 100
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
