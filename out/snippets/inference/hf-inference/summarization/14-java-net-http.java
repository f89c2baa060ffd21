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
          "inputs": "The Forth Bridge is a cantilever railway bridge across the Firth of Forth in \
        Scotland, about 14 kilometres west of Edinburgh. It was designed by John Fowler and \
        Benjamin Baker and opened in March 1890 after eight years of work. With its approaches it \
        is 2,467 metres long, and the track runs about 46 metres above high water. More than \
        50,000 tonnes of steel went into it. At its opening it had the longest single cantilever \
        span in the world, and it kept that record until 1917. About 200 trains still cross it \
        every day. In 2015 it became a World Heritage Site."
        }
        """;
    String url = "https://router.huggingface.co/hf-inference/models/acme/demo-model";
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
    System.out.println(result.requiredAt(""));
  }
}
