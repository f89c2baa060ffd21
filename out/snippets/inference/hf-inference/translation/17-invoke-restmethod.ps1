# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "inputs": "Tomorrow morning we will take the train to the sea."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/hf-inference/models/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
