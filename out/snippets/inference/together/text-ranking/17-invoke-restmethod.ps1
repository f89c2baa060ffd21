# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:TOGETHER_API_KEY
}
$body = @'
{
  "model": "acme/demo-model",
  "query": "How long does a day on Venus last?",
  "documents": [
    "Venus turns so slowly that one day lasts 243 days of the Earth.",
    "Mars has two small moons, Phobos and Deimos.",
    "The clouds of Venus consist of sulfuric acid."
  ]
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://api.together.ai/v1/rerank'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.results
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
