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

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException, InterruptedException {
    String payload =
        """
        {
          "model": "acme/demo-model",
          "query": "How long does a day on Venus last?",
          "documents": [
            "Venus turns so slowly that one day lasts 243 days of the Earth.",
            "Mars has two small moons, Phobos and Deimos.",
            "The clouds of Venus consist of sulfuric acid."
          ]
        }
        """;
    String url = "https://api.together.ai/v1/rerank";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + System.getenv("TOGETHER_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
    }
    JsonNode result = MAPPER.readTree(response.body());
    System.out.println(result.requiredAt("/results"));
  }
}
