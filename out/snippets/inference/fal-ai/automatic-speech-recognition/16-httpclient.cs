// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;
using System.Text.Json.Nodes;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var data = Convert.ToBase64String(await File.ReadAllBytesAsync("sample1.mp3"));
var body = JsonNode.Parse("""
    {}
    """);
body!["audio_url"] = "data:audio/mpeg;base64," + data;
var payload = body.ToJsonString();
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/fal-ai/acme/demo-model";
using var response = await client.PostAsync(url, content);
if (!response.IsSuccessStatusCode)
{
    var reason = await response.Content.ReadAsStringAsync();
    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {reason}");
}
using var answer = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
var result = answer.RootElement;
Console.WriteLine(result.GetProperty("text"));
