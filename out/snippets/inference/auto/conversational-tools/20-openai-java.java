// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.openai:openai-java:4.101.0

import com.fasterxml.jackson.databind.ObjectMapper;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import com.openai.models.chat.completions.ChatCompletionMessage;
import java.io.IOException;
import java.util.List;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException {
    OpenAIClient client =
        OpenAIOkHttpClient.builder()
            .baseUrl("https://router.huggingface.co/v1")
            .apiKey(System.getenv("HF_TOKEN"))
            .build();

    ChatCompletionCreateParams params =
        ChatCompletionCreateParams.builder()
            .model("acme/demo-model")
            .addUserMessage("Which planet in the solar system has the shortest year?")
            .putAdditionalBodyProperty(
                "tools",
                JsonValue.fromJsonNode(
                    MAPPER.readTree(
                        """
                        [
                          {
                            "type": "function",
                            "function": {
                              "name": "get_weather",
                              "description": "The weather of a city.",
                              "parameters": {
                                "type": "object",
                                "properties": {
                                  "city": {"type": "string"}
                                },
                                "required": ["city"]
                              }
                            }
                          }
                        ]
                        """)))
            .build();

    ChatCompletion completion = client.chat().completions().create(params);
    ChatCompletionMessage message = completion.choices().get(0).message();
    message.content().ifPresent(System.out::println);
    message.toolCalls().stream()
        .flatMap(List::stream)
        .map(call -> call.asFunction().function())
        .forEach(call -> System.out.println(call.name() + " " + call.arguments()));
  }
}
