package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	data, err := os.ReadFile("cat.png")
	if err != nil {
		log.Fatal(err)
	}
	content := "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
	body := map[string]any{
		"model":           "acme/demo-model",
		"prompt":          "Turn this cat into a dog.",
		"response_format": "base64",
	}
	body["reference_images"] = []string{content}
	payload, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/together/v1/images/generations", bytes.NewReader(payload))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 300 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	var result map[string]any
	if err := json.Unmarshal(answer, &result); err != nil {
		log.Fatal(err)
	}
	value := result["data"].([]any)[0].(map[string]any)["b64_json"]
	file, err := base64.StdEncoding.DecodeString(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("image.jpg", file, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", "image.jpg")
}
