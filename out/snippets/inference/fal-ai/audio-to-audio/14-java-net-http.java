// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import java.util.Base64;
import java.util.concurrent.TimeUnit;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static void main(String[] args) throws IOException, InterruptedException {
    byte[] data = Files.readAllBytes(Path.of("sample1.mp3"));
    String content = "data:audio/mpeg;base64," + Base64.getEncoder().encodeToString(data);
    ObjectNode body =
        MAPPER.readValue(
            """
            {}
            """,
            ObjectNode.class);
    body.put("audio_url", content);
    String payload = body.toString();
    String url = "https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue";
    HttpRequest.Builder submission =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload));
    JsonNode job = call(submission);

    String statusUrl =
        "https://router.huggingface.co/fal-ai"
            + URI.create(job.requiredAt("/status_url").asText()).getRawPath()
            + "?_subdomain=queue";
    JsonNode result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    while (!result.requiredAt("/status").asText().equals("COMPLETED")) {
      TimeUnit.SECONDS.sleep(1);
      result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    }

    String resultUrl =
        "https://router.huggingface.co/fal-ai"
            + URI.create(job.requiredAt("/response_url").asText()).getRawPath()
            + "?_subdomain=queue";
    result = call(HttpRequest.newBuilder(URI.create(resultUrl)));
    String value = result.requiredAt("/audio/url").textValue();
    String kind = URI.create(value).getRawPath().replaceFirst("^.*?(\\.\\w+)?$", "$1");
    Path file = Path.of("audio" + kind);
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
