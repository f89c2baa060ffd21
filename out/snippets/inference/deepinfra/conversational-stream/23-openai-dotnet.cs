// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, dotnet add app package OpenAI, save as
// app/Program.cs without the next line, dotnet run --project app
#:package OpenAI@2.*
using System.ClientModel;
using System.ClientModel.Primitives;
using System.Text.Json.Nodes;
using OpenAI;
using OpenAI.Chat;

var key = Environment.GetEnvironmentVariable("HF_TOKEN")!;
var options = new OpenAIClientOptions
{
    Endpoint = new Uri("https://router.huggingface.co/v1"),
    NetworkTimeout = TimeSpan.FromMinutes(10),
};
var client = new ChatClient("acme/demo-model:deepinfra", new ApiKeyCredential(key), options);

// As JSON: CompleteChatStreamingAsync takes an error in the stream for an empty answer.
var payload = """
    {
      "model": "acme/demo-model:deepinfra",
      "messages": [
        {
          "role": "user",
          "content": "Which planet in the solar system has the shortest year?"
        }
      ],
      "stream": true
    }
    """;
using var content = BinaryContent.Create(BinaryData.FromString(payload));
ClientResult result;
try
{
    result = await client.CompleteChatAsync(content, new RequestOptions { BufferResponse = false });
}
catch (ClientResultException failure)
{
    throw new HttpRequestException($"HTTP {failure.Status}: {failure.GetRawResponse()?.Content}", failure);
}

using var reader = new StreamReader(result.GetRawResponse().ContentStream!);
var name = "";
while (await reader.ReadLineAsync() is { } line)
{
    var value = line[(line.IndexOf(':') + 1)..].Trim();
    if (line == "")
    {
        name = "";
    }
    else if (line.StartsWith("event:"))
    {
        name = value;
    }
    if (!line.StartsWith("data:"))
    {
        continue;
    }
    if (value == "[DONE]")
    {
        break;
    }
    var chunk = JsonNode.Parse(value)!;
    if (name == "error" || chunk["error"] is not null)
    {
        throw new HttpRequestException(value);
    }
    foreach (var choice in chunk["choices"] as JsonArray ?? [])
    {
        Console.Write(choice!["delta"]?["content"]);
    }
}
Console.WriteLine();
