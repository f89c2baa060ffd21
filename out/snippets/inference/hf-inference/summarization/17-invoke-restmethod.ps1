# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "inputs": "The Forth Bridge is a cantilever railway bridge across the Firth of Forth in Scotland, about 14 kilometres west of Edinburgh. It was designed by John Fowler and Benjamin Baker and opened in March 1890 after eight years of work. With its approaches it is 2,467 metres long, and the track runs about 46 metres above high water. More than 50,000 tonnes of steel went into it. At its opening it had the longest single cantilever span in the world, and it kept that record until 1917. About 200 trains still cross it every day. In 2015 it became a World Heritage Site."
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
