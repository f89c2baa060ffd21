# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'Prefer' = 'wait'
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "input": {
    "prompt": "Turn this cat into a dog.",
    "output_format": "png"
  }
}
'@ | ConvertFrom-Json -AsHashtable
$call.input.image = 'data:image/png;base64,' + $data
$call.input.images = @('data:image/png;base64,' + $data)
$call.input.input_image = 'data:image/png;base64,' + $data
$call.input.input_images = @('data:image/png;base64,' + $data)
$body = ConvertTo-Json -InputObject $call -Depth 100
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
Invoke-WebRequest -Uri $value -OutFile 'image.png'
'Saved image.png'
