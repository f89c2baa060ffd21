# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
using namespace System.Net.Http
using namespace System.Net.Http.Headers

$ErrorActionPreference = 'Stop'

$headers = @{
    'Authorization' = 'Bearer ' + $env:HF_TOKEN
}
$form = [MultipartFormDataContent]::new()
$file = [StreamContent]::new([IO.File]::OpenRead((Resolve-Path -LiteralPath 'sample1.flac')))
$file.Headers.ContentType = [MediaTypeHeaderValue]::Parse('audio/flac')
$form.Add($file, 'file', 'audio.flac')
$form.Add([StringContent]::new('acme/demo-model'), 'model')
$request = @{
    Method = 'Post'
    Uri = 'https://router.huggingface.co/together/v1/audio/transcriptions'
    Headers = $headers
    Body = $form
}
$result = Invoke-RestMethod @request
$value = $result.text
if ($value -is [string]) {
    $value
} else {
    ConvertTo-Json -InputObject $value -Depth 100
}
