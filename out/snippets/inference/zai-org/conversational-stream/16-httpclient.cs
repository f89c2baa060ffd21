// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json.Nodes;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "model": "acme/demo-model:zai-org",
      "messages": [
        {
          "role": "user",
          "content": "Which planet in the solar system has the shortest year?"
        }
      ],
      "stream": true
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/v1/chat/completions";
using var request = new HttpRequestMessage(HttpMethod.Post, url) { Content = content };
using var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
if (!response.IsSuccessStatusCode)
{
    var reason = await response.Content.ReadAsStringAsync();
    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {reason}");
}

using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());
var name = "";
while (await reader.ReadLineAsync() is { } line)
{
    var value = line[(line.IndexOf(':') + 1)..].Trim();
    if (line == "")
    {
        name = "";
    }
    else if (line.StartsWith("event:"))
    {
        name = value;
    }
    if (!line.StartsWith("data:"))
    {
        continue;
    }
    if (value == "[DONE]")
    {
        break;
    }
    var chunk = JsonNode.Parse(value)!;
    if (name == "error" || chunk["error"] is not null)
    {
        throw new HttpRequestException(value);
    }
    foreach (var choice in chunk["choices"] as JsonArray ?? [])
    {
        Console.Write(choice!["delta"]?["content"]);
    }
}
Console.WriteLine();
