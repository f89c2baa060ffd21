# Needs PowerShell 7.4 or newer. Save as app.ps1, and run: pwsh app.ps1
using namespace System.Net.Http
using namespace System.Net.Http.Headers

$ErrorActionPreference = 'Stop'

$body = @'
{
  "model": "acme/demo-model:ovhcloud",
  "messages": [
    {
      "role": "user",
      "content": "Which planet in the solar system has the shortest year?"
    }
  ],
  "stream": true
}
'@
$request = [HttpRequestMessage]::new([HttpMethod]::Post, 'https://router.huggingface.co/v1/chat/completions')
$request.Headers.Add('Authorization', 'Bearer ' + $env:HF_TOKEN)
$request.Content = [StringContent]::new($body, [MediaTypeHeaderValue]::Parse('application/json'))

$client = [HttpClient]::new()
$client.Timeout = [Threading.Timeout]::InfiniteTimeSpan
$response = $client.Send($request, [HttpCompletionOption]::ResponseHeadersRead)
$reader = [IO.StreamReader]::new($response.Content.ReadAsStream())
if (-not $response.IsSuccessStatusCode) {
    throw 'HTTP ' + [int]$response.StatusCode + ': ' + $reader.ReadToEnd()
}

$name = ''
while ($null -ne ($line = $reader.ReadLine())) {
    $value = $line.Substring($line.IndexOf(':') + 1).Trim()
    if ($line -eq '') {
        $name = ''
    } elseif ($line.StartsWith('event:')) {
        $name = $value
    }
    if (-not $line.StartsWith('data:')) {
        continue
    }
    if ($value -eq '[DONE]') {
        break
    }
    $chunk = ConvertFrom-Json $value
    if ($name -eq 'error' -or $chunk.error) {
        throw $value
    }
    foreach ($choice in $chunk.choices) {
        Write-Host -NoNewline $choice.delta.content
    }
}
Write-Host
