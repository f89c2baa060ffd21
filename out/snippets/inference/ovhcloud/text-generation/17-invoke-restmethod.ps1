# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model",
  "prompt": "Which planet in the solar system has the shortest year?"
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/ovhcloud/v1/completions'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.choices[0].text
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
