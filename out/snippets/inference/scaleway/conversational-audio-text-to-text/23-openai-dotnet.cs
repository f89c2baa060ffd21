// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, dotnet add app package OpenAI, save as
// app/Program.cs without the next line, dotnet run --project app
#:package OpenAI@2.*
using System.ClientModel;
using System.Text.Json.Nodes;
using OpenAI;
using OpenAI.Chat;

var key = Environment.GetEnvironmentVariable("HF_TOKEN")!;
var options = new OpenAIClientOptions
{
    Endpoint = new Uri("https://router.huggingface.co/v1"),
    NetworkTimeout = TimeSpan.FromMinutes(10),
};
var client = new ChatClient("acme/demo-model:scaleway", new ApiKeyCredential(key), options);

var data = Convert.ToBase64String(await File.ReadAllBytesAsync("sample1.wav"));
var body = JsonNode.Parse("""
    {
      "model": "acme/demo-model:scaleway",
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
using var content = BinaryContent.Create(BinaryData.FromString(payload));
ClientResult result;
try
{
    result = await client.CompleteChatAsync(content);
}
catch (ClientResultException failure)
{
    throw new HttpRequestException($"HTTP {failure.Status}: {failure.GetRawResponse()?.Content}", failure);
}
var completion = JsonNode.Parse(result.GetRawResponse().Content);
Console.WriteLine(completion!["choices"]![0]!["message"]!["content"]);
