// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);
client.DefaultRequestHeaders.TryAddWithoutValidation("Prefer", "wait");

var payload = """
    {
      "input": {
        "text": "The train to the coast leaves at 9:42 from platform seven."
      }
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions";
var job = await ReadAsync(client.PostAsync(url, content));

var statusUrl =
    "https://router.huggingface.co/replicate"
    + new Uri(job.GetProperty("urls").GetProperty("get").GetString()!).AbsolutePath;
var result = job;
string[] failed = ["failed", "canceled", "aborted"];
while (result.GetProperty("status").GetString() != "succeeded")
{
    if (failed.Contains(result.GetProperty("status").GetString()))
    {
        throw new HttpRequestException($"The job failed: {result}");
    }
    await Task.Delay(TimeSpan.FromSeconds(1));
    result = await ReadAsync(client.GetAsync(statusUrl));
}
var output = result.GetProperty("output");
var value = (output.ValueKind == JsonValueKind.Array ? output[0] : output).GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
var name = "speech" + Path.GetExtension(new Uri(value).AbsolutePath);
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
