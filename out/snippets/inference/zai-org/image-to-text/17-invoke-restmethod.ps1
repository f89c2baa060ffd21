# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
    'x-source-channel' = 'hugging_face'
    'accept-language' = 'en-US,en'
}
$data = [Convert]::ToBase64String((Get-Content -LiteralPath 'cat.jpg' -AsByteStream -Raw))
$call = @'
{
  "model": "acme/demo-model"
}
'@ | ConvertFrom-Json -AsHashtable
$call.file = 'data:image/jpeg;base64,' + $data
$body = ConvertTo-Json -InputObject $call -Depth 100
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.md_results
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
