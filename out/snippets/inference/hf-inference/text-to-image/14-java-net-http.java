// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

public class Main {
  public static void main(String[] args) throws IOException, InterruptedException {
    String payload =
        """
        {
          "inputs": "A lighthouse on a cliff at dusk, watercolor",
          "parameters": {"num_inference_steps": 5}
        }
        """;
    String url = "https://router.huggingface.co/hf-inference/models/acme/demo-model";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Accept", "image/png")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload))
            .build();
    HttpResponse<byte[]> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
    if (response.statusCode() >= 300) {
      String reason = new String(response.body(), StandardCharsets.UTF_8);
      throw new IOException("HTTP " + response.statusCode() + ": " + reason);
    }
    Files.write(Path.of("image.png"), response.body());
    System.out.println("Saved image.png");
  }
}
