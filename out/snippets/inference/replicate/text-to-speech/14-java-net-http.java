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
          "input": {"text": "The train to the coast leaves at 9:42 from platform seven."}
        }
        """;
    String url = "https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions";
    HttpRequest.Builder submission =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload));
    JsonNode job = call(submission);

    String statusUrl =
        "https://router.huggingface.co/replicate"
            + URI.create(job.requiredAt("/urls/get").asText()).getRawPath();
    JsonNode result = job;
    List<String> failed = List.of("failed", "canceled", "aborted");
    while (!result.requiredAt("/status").asText().equals("succeeded")) {
      if (failed.contains(result.requiredAt("/status").asText())) {
        throw new IOException("The job failed: " + result);
      }
      TimeUnit.SECONDS.sleep(1);
      result = call(HttpRequest.newBuilder(URI.create(statusUrl)));
    }
    JsonNode output = result.requiredAt("/output");
    String value = (output.isArray() ? output.get(0) : output).textValue();
    String kind = URI.create(value).getRawPath().replaceFirst("^.*?(\\.\\w+)?$", "$1");
    Path file = Path.of("speech" + kind);
    Files.write(file, download(value));
    System.out.println("Saved " + file);
  }

  private static JsonNode call(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    request.header("Authorization", "Bearer " + System.getenv("HF_TOKEN"));
    request.header("Prefer", "wait");
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
