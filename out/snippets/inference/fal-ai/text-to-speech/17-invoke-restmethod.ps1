# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "text": "The train to the coast leaves at 9:42 from platform seven."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/fal-ai/acme/demo-model'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
$result = Invoke-RestMethod @request
$value = $result.audio.url
$name = 'speech' + [IO.Path]::GetExtension(([uri]$value).AbsolutePath)
Invoke-WebRequest -Uri $value -OutFile $name
'Saved ' + $name
