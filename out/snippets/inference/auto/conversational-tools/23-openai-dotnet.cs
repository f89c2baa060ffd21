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
var client = new ChatClient("acme/demo-model", new ApiKeyCredential(key), options);

var payload = """
    {
      "model": "acme/demo-model",
      "messages": [
        {
          "role": "user",
          "content": "Which planet in the solar system has the shortest year?"
        }
      ],
      "tools": [
        {
          "type": "function",
          "function": {
            "name": "get_weather",
            "description": "The weather of a city.",
            "parameters": {
              "type": "object",
              "properties": {
                "city": {
                  "type": "string"
                }
              },
              "required": [
                "city"
              ]
            }
          }
        }
      ]
    }
    """;
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
var message = completion!["choices"]![0]!["message"]!;
if (message["content"] is { } text)
{
    Console.WriteLine(text);
}
foreach (var call in message["tool_calls"] as JsonArray ?? [])
{
    var function = call!["function"]!;
    Console.WriteLine($"{function["name"]} {function["arguments"]}");
}
