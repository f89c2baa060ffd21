// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.openai:openai-java:4.101.0

import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.models.chat.completions.ChatCompletion;
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

    ChatCompletion completion = client.chat().completions().create(params);
    completion.choices().get(0).message().content().ifPresent(System.out::println);
  }
}
