# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$body = @'
{
  "model": "acme/demo-model",
  "input": "The train to the coast leaves at 9:42 from platform seven."
}
'@
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/deepinfra/v1/openai/audio/speech'
    Headers = $headers
    ContentType = 'application/json'
    Body = $body
}
Invoke-WebRequest @request -OutFile 'speech.wav'
'Saved speech.wav'
