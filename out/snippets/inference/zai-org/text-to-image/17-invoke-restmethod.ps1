# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'x-source-channel' = 'hugging_face'
    'accept-language' = 'en-US,en'
}
$body = @'
{
  "model": "acme/demo-model",
  "prompt": "A lighthouse on a cliff at dusk, watercolor"
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/zai-org/api/paas/v4/async-result/' + $job.id
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.task_status -cne 'SUCCESS') {
    if (@('FAIL') -ccontains $result.task_status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 5
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = $result.image_result[0].url
Invoke-WebRequest -Uri $value -OutFile 'image.png'
'Saved image.png'
