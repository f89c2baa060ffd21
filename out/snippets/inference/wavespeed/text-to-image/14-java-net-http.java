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
        {"prompt": "A lighthouse on a cliff at dusk, watercolor"}
        """;
    String url = "https://router.huggingface.co/wavespeed/api/v3/acme/demo-model";
    HttpRequest.Builder submission =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload));
    JsonNode job = call(submission);

    String statusUrl =
        "https://router.huggingface.co/wavespeed"
            + URI.create(job.requiredAt("/data/urls/get").asText()).getRawPath();
    JsonNode result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    List<String> failed = List.of("failed", "cancelled", "timeout", "deleted");
    while (!result.requiredAt("/data/status").asText().equals("completed")) {
      if (failed.contains(result.requiredAt("/data/status").asText())) {
        throw new IOException("The job failed: " + result);
      }
      TimeUnit.SECONDS.sleep(1);
      result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    }
    String value = result.requiredAt("/data/outputs/0").textValue();
    String kind = URI.create(value).getRawPath().replaceFirst("^.*?(\\.\\w+)?$", "$1");
    Path file = Path.of("image" + kind);
    Files.write(file, download(value));
    System.out.println("Saved " + file);
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
