// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;
using System.Text.Json.Nodes;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var data = Convert.ToBase64String(await File.ReadAllBytesAsync("cat.png"));
var body = JsonNode.Parse("""
    {
      "model": "MiniMax-H3",
      "content": [
        {
          "type": "text",
          "text": "The cat stretches, yawns and lies down again."
        },
        {
          "type": "image_url",
          "image_url": {},
          "role": "first_frame"
        }
      ],
      "resolution": "768P",
      "duration": 4,
      "ratio": "adaptive"
    }
    """);
body!["content"]![1]!["image_url"]!["url"] = "data:image/png;base64," + data;
var payload = body.ToJsonString();
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/novita/v3/minimax/v2/video_generation";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/"
    + job.GetProperty("task_id").GetString();
var result = await ReadAsync(client.GetAsync(statusUrl));
string[] failed = ["failed", "cancelled"];
while (result.GetProperty("task").GetProperty("status").GetString() != "succeeded")
{
    if (failed.Contains(result.GetProperty("task").GetProperty("status").GetString()))
    {
        throw new HttpRequestException($"The job failed: {result}");
    }
    await Task.Delay(TimeSpan.FromSeconds(5));
    result = await ReadAsync(client.GetAsync(statusUrl));
}
var value = result.GetProperty("task").GetProperty("content").GetProperty("url").GetString()!;
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
