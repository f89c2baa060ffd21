// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "prompt": "A lighthouse on a cliff at dusk, watercolor"
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/wavespeed/api/v3/acme/demo-model";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/wavespeed"
    + new Uri(job.GetProperty("data").GetProperty("urls").GetProperty("get").GetString()!).AbsolutePath;
var result = await ReadAsync(client.GetAsync(statusUrl));
string[] failed = ["failed", "cancelled", "timeout", "deleted"];
while (result.GetProperty("data").GetProperty("status").GetString() != "completed")
{
    if (failed.Contains(result.GetProperty("data").GetProperty("status").GetString()))
    {
        throw new HttpRequestException($"The job failed: {result}");
    }
    await Task.Delay(TimeSpan.FromSeconds(1));
    result = await ReadAsync(client.GetAsync(statusUrl));
}
var value = result.GetProperty("data").GetProperty("outputs")[0].GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
var name = "image" + Path.GetExtension(new Uri(value).AbsolutePath);
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
