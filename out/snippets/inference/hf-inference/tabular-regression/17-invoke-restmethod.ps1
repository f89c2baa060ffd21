# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "inputs": {
    "data": {
      "Height": [
        "12.4"
      ],
      "Length1": [
        "25.2"
      ],
      "Length2": [
        "27.3"
      ],
      "Species": [
        "Bream"
      ]
    }
  }
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
