# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'Prefer' = 'wait'
}
$body = @'
{
  "input": {
    "text": "The train to the coast leaves at 9:42 from platform seven."
  }
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/replicate' + ([uri]$job.urls.get).AbsolutePath
$result = $job
while ($result.status -cne 'succeeded') {
    if (@('failed', 'canceled', 'aborted') -ccontains $result.status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 1
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = @($result.output)[0]
$name = 'speech' + [IO.Path]::GetExtension(([uri]$value).AbsolutePath)
Invoke-WebRequest -Uri $value -OutFile $name
'Saved ' + $name
