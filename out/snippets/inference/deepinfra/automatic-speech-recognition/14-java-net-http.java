// Save as Main.java, and run with JBang (https://www.jbang.dev): jbang Main.java
//DEPS com.fasterxml.jackson.core:jackson-databind:2.23.0

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.UUID;

public class Main {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  public static void main(String[] args) throws IOException, InterruptedException {
    String boundary = UUID.randomUUID().toString();
    String field = "--" + boundary + "\r\nContent-Disposition: form-data; name=";
    BodyPublisher form =
        BodyPublishers.concat(
            BodyPublishers.ofString(field + "\"model\"\r\n\r\nacme/demo-model\r\n"),
            BodyPublishers.ofString(
                field
                    + "\"file\"; filename=\"audio.flac\"\r\n"
                    + "Content-Type: audio/flac\r\n\r\n"),
            BodyPublishers.ofFile(Path.of("sample1.flac")),
            BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));

    String url = "https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions";
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "multipart/form-data; boundary=" + boundary)
            .POST(form)
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException("HTTP " + response.statusCode() + ": " + response.body());
    }
    JsonNode result = MAPPER.readTree(response.body());
    System.out.println(result.requiredAt("/text"));
  }
}
