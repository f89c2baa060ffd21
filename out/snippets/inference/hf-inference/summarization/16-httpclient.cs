// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var payload = """
    {
      "inputs": "The Forth Bridge is a cantilever railway bridge across the Firth of Forth in Scotland, about 14 kilometres west of Edinburgh. It was designed by John Fowler and Benjamin Baker and opened in March 1890 after eight years of work. With its approaches it is 2,467 metres long, and the track runs about 46 metres above high water. More than 50,000 tonnes of steel went into it. At its opening it had the longest single cantilever span in the world, and it kept that record until 1917. About 200 trains still cross it every day. In 2015 it became a World Heritage Site."
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
using var answer = JsonDocument.Parse(await response.Content.ReadAsStringAsync());
var result = answer.RootElement;
Console.WriteLine(result);
