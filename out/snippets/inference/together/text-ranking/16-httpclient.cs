// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("TOGETHER_API_KEY");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "model": "acme/demo-model",
      "query": "How long does a day on Venus last?",
      "documents": [
        "Venus turns so slowly that one day lasts 243 days of the Earth.",
        "Mars has two small moons, Phobos and Deimos.",
        "The clouds of Venus consist of sulfuric acid."
      ]
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://api.together.ai/v1/rerank";
using var response = await client.PostAsync(url, content);
if (!response.IsSuccessStatusCode)
{
    var reason = await response.Content.ReadAsStringAsync();
    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {reason}");
}
using var answer = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
var result = answer.RootElement;
Console.WriteLine(result.GetProperty("results"));
