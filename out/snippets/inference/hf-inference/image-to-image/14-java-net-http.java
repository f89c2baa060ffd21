// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.util.Base64;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException, InterruptedException {
    byte[] data = Files.readAllBytes(Path.of("cat.png"));
    String content = Base64.getEncoder().encodeToString(data);
    ObjectNode body =
        MAPPER.readValue(
            """
            {
              "parameters": {"prompt": "Turn this cat into a dog."}
            }
            """,
            ObjectNode.class);
    body.put("inputs", content);
    String payload = body.toString();
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
