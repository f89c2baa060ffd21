// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static void main(String[] args) throws IOException, InterruptedException {
    String payload =
        """
        {
          "model": "acme/demo-model",
          "prompt": "A paper boat drifts down a rainy street, seen from above."
        }
        """;
    String url = "https://router.huggingface.co/together/v2/videos";
    HttpRequest.Builder submission =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload));
    JsonNode job = call(submission);

    String statusUrl =
        "https://router.huggingface.co/together/v2/videos/"
            + job.requiredAt("/id").asText();
    JsonNode result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    List<String> failed = List.of("failed", "cancelled");
    while (!result.requiredAt("/status").asText().equals("completed")) {
      if (failed.contains(result.requiredAt("/status").asText())) {
        throw new IOException("The job failed: " + result);
      }
      TimeUnit.SECONDS.sleep(2);
      result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    }
    String value = result.requiredAt("/outputs/video_url").textValue();
    Files.write(Path.of("video.mp4"), download(value));
    System.out.println("Saved video.mp4");
  }

  private static JsonNode call(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    request.header("Authorization", "Bearer " + System.getenv("HF_TOKEN"));
    HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
    }
    return MAPPER.readTree(response.body());
  }

  private static byte[] download(String address) throws IOException, InterruptedException {
    HttpClient client = HttpClient.newBuilder().followRedirects(Redirect.NORMAL).build();
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
    if (response.statusCode() != 200) {
      throw new IOException("HTTP " + response.statusCode() + " from " + address);
    }
    return response.body();
  }
}
