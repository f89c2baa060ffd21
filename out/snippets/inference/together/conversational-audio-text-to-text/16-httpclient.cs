// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, save as app/Program.cs, dotnet run --project app
using System.Net.Http.Headers;
using System.Text.Json.Nodes;

var key = Environment.GetEnvironmentVariable("HF_TOKEN");
using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Add("Authorization", "Bearer " + key);

var data = Convert.ToBase64String(await File.ReadAllBytesAsync("sample1.wav"));
var body = JsonNode.Parse("""
    {
      "model": "acme/demo-model:together",
      "messages": [
        {
          "role": "user",
          "content": [
            {
              "type": "text",
              "text": "What is said in this recording?"
            },
            {
              "type": "input_audio",
              "input_audio": {
                "format": "wav"
              }
            }
          ]
        }
      ]
    }
    """);
body!["messages"]![0]!["content"]![1]!["input_audio"]!["data"] = data;
var payload = body.ToJsonString();
using var content = new StringContent(payload, new MediaTypeHeaderValue("application/json"));
var url = "https://router.huggingface.co/v1/chat/completions";
using var response = await client.PostAsync(url, content);
if (!response.IsSuccessStatusCode)
{
    var reason = await response.Content.ReadAsStringAsync();
    throw new HttpRequestException($"HTTP {(int)response.StatusCode}: {reason}");
}
var completion = JsonNode.Parse(await response.Content.ReadAsStringAsync());
Console.WriteLine(completion!["choices"]![0]!["message"]!["content"]);
