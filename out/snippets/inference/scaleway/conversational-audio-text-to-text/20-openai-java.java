// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.openai:openai-java:4.101.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException {
    OpenAIClient client =
        OpenAIOkHttpClient.builder()
            .baseUrl("https://router.huggingface.co/v1")
            .apiKey(System.getenv("HF_TOKEN"))
            .build();

    byte[] data = Files.readAllBytes(Path.of("sample1.wav"));
    String content = Base64.getEncoder().encodeToString(data);
    JsonNode messages =
        MAPPER.readTree(
            """
            [
              {
                "role": "user",
                "content": [
                  {"type": "text", "text": "What is said in this recording?"},
                  {
                    "type": "input_audio",
                    "input_audio": {"format": "wav"}
                  }
                ]
              }
            ]
            """);
    ((ObjectNode) messages.requiredAt("/0/content/1/input_audio")).put("data", content);
    ChatCompletionCreateParams params =
        ChatCompletionCreateParams.builder()
            .model("acme/demo-model:scaleway")
            .messages(JsonValue.fromJsonNode(messages))
            .build();

    ChatCompletion completion = client.chat().completions().create(params);
    completion.choices().get(0).message().content().ifPresent(System.out::println);
  }
}
