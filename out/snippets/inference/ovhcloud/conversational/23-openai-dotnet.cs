// Save as app.cs, and run with .NET 10 or newer: dotnet run app.cs
// With .NET 8 or 9: dotnet new console -o app, dotnet add app package OpenAI, save as
// app/Program.cs without the next line, dotnet run --project app
#:package OpenAI@2.*
using System.ClientModel;
using OpenAI;
using OpenAI.Chat;

var key = Environment.GetEnvironmentVariable("HF_TOKEN")!;
var options = new OpenAIClientOptions
{
    Endpoint = new Uri("https://router.huggingface.co/v1"),
    NetworkTimeout = TimeSpan.FromMinutes(10),
};
var client = new ChatClient("acme/demo-model:ovhcloud", new ApiKeyCredential(key), options);

List<ChatMessage> messages =
[
    new UserChatMessage("Which planet in the solar system has the shortest year?"),
];
ChatCompletion completion;
try
{
    completion = await client.CompleteChatAsync(messages);
}
catch (ClientResultException failure)
{
    throw new HttpRequestException($"HTTP {failure.Status}: {failure.GetRawResponse()?.Content}", failure);
}
Console.WriteLine(completion.Content[0].Text);
