// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException, InterruptedException {
    String payload =
        """
        {
          "model": "acme/demo-model:publicai",
          "messages": [
            {
              "role": "user",
              "content": "Which planet in the solar system has the shortest year?"
            }
          ],
          "stream": true
        }
        """;
    String url = "https://router.huggingface.co/v1/chat/completions";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload))
            .build();
    HttpResponse<Stream<String>> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
    if (response.statusCode() >= 300) {
      String reason = response.body().collect(Collectors.joining("\n"));
      throw new IOException("HTTP " + response.statusCode() + ": " + reason);
    }

    String event = "";
    for (String line : (Iterable<String>) response.body()::iterator) {
      String value = line.substring(line.indexOf(":") + 1).strip();
      if (line.isEmpty()) {
        event = "";
      } else if (line.startsWith("event:")) {
        event = value;
      }
      if (!line.startsWith("data:")) {
        continue;
      }
      if (value.equals("[DONE]")) {
        break;
      }
      JsonNode chunk = MAPPER.readTree(value);
      if (event.equals("error") || chunk.hasNonNull("error")) {
        throw new IOException(value);
      }
      for (JsonNode choice : chunk.path("choices")) {
        System.out.print(choice.at("/delta/content").asText(""));
      }
    }
    System.out.println();
  }
}
