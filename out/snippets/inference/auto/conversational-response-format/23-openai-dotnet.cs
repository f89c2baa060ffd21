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
      "response_format": {
        "type": "json_schema",
        "json_schema": {
          "name": "planet",
          "schema": {
            "type": "object",
            "properties": {
              "name": {
                "type": "string"
              }
            },
            "required": [
              "name"
            ]
          }
        }
      }
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
Console.WriteLine(completion!["choices"]![0]!["message"]!["content"]);
