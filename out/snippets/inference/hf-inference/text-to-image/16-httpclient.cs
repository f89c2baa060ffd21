// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);
client.DefaultRequestHeaders.TryAddWithoutValidation("Accept", "image/png");

var payload = """
    {
      "inputs": "A lighthouse on a cliff at dusk, watercolor",
      "parameters": {
        "num_inference_steps": 5
      }
    }
    """;
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/hf-inference/models/acme/demo-model";
using var response = await client.PostAsync(url, content);
if (!response.IsSuccessStatusCode)
{
    var reason = await response.Content.ReadAsStringAsync();
    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {reason}");
}
await File.WriteAllBytesAsync("image.png", await response.Content.ReadAsByteArrayAsync());
Console.WriteLine("Saved image.png");
