// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "model": "acme/demo-model",
      "prompt": "A paper boat drifts down a rainy street, seen from above."
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/together/v2/videos";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/together/v2/videos/"
    + job.GetProperty("id").GetString();
var result = await ReadAsync(client.GetAsync(statusUrl));
string[] failed = ["failed", "cancelled"];
while (result.GetProperty("status").GetString() != "completed")
{
    if (failed.Contains(result.GetProperty("status").GetString()))
    {
        throw new HttpRequestException($"The job failed: {result}");
    }
    await Task.Delay(TimeSpan.FromSeconds(2));
    result = await ReadAsync(client.GetAsync(statusUrl));
}
var value = result.GetProperty("outputs").GetProperty("video_url").GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
await File.WriteAllBytesAsync("video.mp4", await files.GetByteArrayAsync(value));
Console.WriteLine("Saved video.mp4");

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
