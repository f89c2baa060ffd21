# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model",
  "input": "Store the coffee beans in a cool, dry place."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/deepinfra/v1/openai/embeddings'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.data[0].embedding
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
