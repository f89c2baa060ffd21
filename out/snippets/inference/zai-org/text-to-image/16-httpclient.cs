// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);
client.DefaultRequestHeaders.TryAddWithoutValidation("x-source-channel", "hugging_face");
client.DefaultRequestHeaders.TryAddWithoutValidation("accept-language", "en-US,en");

var payload = """
    {
      "model": "acme/demo-model",
      "prompt": "A lighthouse on a cliff at dusk, watercolor"
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/zai-org/api/paas/v4/async-result/"
    + job.GetProperty("id").GetString();
var result = await ReadAsync(client.GetAsync(statusUrl));
string[] failed = ["FAIL"];
while (result.GetProperty("task_status").GetString() != "SUCCESS")
{
    if (failed.Contains(result.GetProperty("task_status").GetString()))
    {
        throw new HttpRequestException($"The job failed: {result}");
    }
    await Task.Delay(TimeSpan.FromSeconds(5));
    result = await ReadAsync(client.GetAsync(statusUrl));
}
var value = result.GetProperty("image_result")[0].GetProperty("url").GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
await File.WriteAllBytesAsync("image.png", await files.GetByteArrayAsync(value));
Console.WriteLine("Saved image.png");

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
