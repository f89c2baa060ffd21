// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.openai:openai-java:4.101.0

import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.http.StreamResponse;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;

public class Main {
  public static void main(String[] args) {
    OpenAIClient client =
        OpenAIOkHttpClient.builder()
            .baseUrl("https://router.huggingface.co/v1")
            .apiKey(System.getenv("HF_TOKEN"))
            .build();

    ChatCompletionCreateParams params =
        ChatCompletionCreateParams.builder()
            .model("acme/demo-model:zai-org")
            .addUserMessage("Which planet in the solar system has the shortest year?")
            .build();

    try (StreamResponse<ChatCompletionChunk> stream =
        client.chat().completions().createStreaming(params)) {
      stream.stream()
          .flatMap(chunk -> chunk.choices().stream())
          .flatMap(choice -> choice.delta().content().stream())
          .forEach(System.out::print);
    }
    System.out.println();
  }
}
