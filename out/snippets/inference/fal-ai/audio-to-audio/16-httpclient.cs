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
var url = "https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/fal-ai"
    + new Uri(job.GetProperty("status_url").GetString()!).AbsolutePath
    + "?_subdomain=queue";
var result = await ReadAsync(client.GetAsync(statusUrl));
while (result.GetProperty("status").GetString() != "COMPLETED")
{
    await Task.Delay(TimeSpan.FromSeconds(1));
    result = await ReadAsync(client.GetAsync(statusUrl));
}

var resultUrl =
    "https://router.huggingface.co/fal-ai"
    + new Uri(job.GetProperty("response_url").GetString()!).AbsolutePath
    + "?_subdomain=queue";
result = await ReadAsync(client.GetAsync(resultUrl));
var value = result.GetProperty("audio").GetProperty("url").GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
var name = "audio" + Path.GetExtension(new Uri(value).AbsolutePath);
await File.WriteAllBytesAsync(name, await files.GetByteArrayAsync(value));
Console.WriteLine("Saved " + name);

static async Task<JsonElement> ReadAsync(Task<HttpResponseMessage> call)
{
    using var response = await call;
    var answer = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode)
    {
        throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {answer}");
    }
    return JsonDocument.Parse(answer).RootElement;
}
