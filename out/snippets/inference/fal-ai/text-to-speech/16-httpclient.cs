// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "text": "The train to the coast leaves at 9:42 from platform seven."
    }
    """;
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
var value = result.GetProperty("audio").GetProperty("url").GetString()!;
using var files = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
var name = "speech" + Path.GetExtension(new Uri(value).AbsolutePath);
await File.WriteAllBytesAsync(name, await files.GetByteArrayAsync(value));
Console.WriteLine("Saved " + name);
