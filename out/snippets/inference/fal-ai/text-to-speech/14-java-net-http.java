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

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException, InterruptedException {
    String payload =
        """
        {"text": "The train to the coast leaves at 9:42 from platform seven."}
        """;
    String url = "https://router.huggingface.co/fal-ai/acme/demo-model";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payload))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
    }
    JsonNode result = MAPPER.readTree(response.body());
    String value = result.requiredAt("/audio/url").textValue();
    String kind = URI.create(value).getRawPath().replaceFirst("^.*?(\\.\\w+)?$", "$1");
    Path file = Path.of("speech" + kind);
    Files.write(file, download(value));
    System.out.println("Saved " + file);
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
