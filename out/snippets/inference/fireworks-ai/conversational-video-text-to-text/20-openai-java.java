// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.openai:openai-java:4.101.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.JsonValue;
import com.openai.models.chat.completions.ChatCompletion;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import java.io.IOException;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException {
    OpenAIClient client =
        OpenAIOkHttpClient.builder()
            .baseUrl("https://router.huggingface.co/v1")
            .apiKey(System.getenv("HF_TOKEN"))
            .build();

    JsonNode messages =
        MAPPER.readTree(
            """
            [
              {
                "role": "user",
                "content": [
                  {"type": "text", "text": "Describe this video in one sentence."},
                  {
                    "type": "video_url",
                    "video_url": {
                      "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
                    }
                  }
                ]
              }
            ]
            """);
    ChatCompletionCreateParams params =
        ChatCompletionCreateParams.builder()
            .model("acme/demo-model:fireworks-ai")
            .messages(JsonValue.fromJsonNode(messages))
            .build();

    ChatCompletion completion = client.chat().completions().create(params);
    completion.choices().get(0).message().content().ifPresent(System.out::println);
  }
}
