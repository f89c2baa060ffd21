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
    Uri = 'https://router.huggingface.co/fal-ai/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.text
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
