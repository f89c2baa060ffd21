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
var client = new ChatClient("acme/demo-model:fireworks-ai", new ApiKeyCredential(key), options);

var payload = """
    {
      "model": "acme/demo-model:fireworks-ai",
      "messages": [
        {
          "role": "user",
          "content": [
            {
              "type": "text",
              "text": "Describe this video in one sentence."
            },
            {
              "type": "video_url",
              "video_url": {
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
              }
            }
          ]
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
Console.WriteLine(completion!["choices"]![0]!["message"]!["content"]);
