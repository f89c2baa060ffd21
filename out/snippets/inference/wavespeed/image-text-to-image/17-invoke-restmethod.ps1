# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.png' -AsByteStream -Raw))
$call = @'
{
  "prompt": "Turn this cat into a dog."
}
'@ | ConvertFrom-Json -AsHashtable
$call.image = 'data:image/png;base64,' + $data
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/wavespeed/api/v3/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$job = Invoke-RestMethod @request

$statusUrl = 'https://router.huggingface.co/wavespeed' + ([uri]$job.data.urls.get).AbsolutePath
$result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
while ($result.data.status -cne 'completed') {
    if (@('failed', 'cancelled', 'timeout', 'deleted') -ccontains $result.data.status) {
        throw 'The job failed: ' + (ConvertTo-Json -InputObject $result -Depth 100)
    }
    Start-Sleep -Seconds 1
    $result = Invoke-RestMethod -Uri $statusUrl -Headers $headers
}
$value = $result.data.outputs[0]
$name = 'image' + [IO.Path]::GetExtension(([uri]$value).AbsolutePath)
Invoke-WebRequest -Uri $value -OutFile $name
'Saved ' + $name
