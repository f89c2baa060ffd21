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
	content := base64.StdEncoding.EncodeToString(data)
	body := map[string]any{
		"parameters": map[string]any{"prompt": "Turn this cat into a dog."},
	}
	body["inputs"] = content
	payload, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/demo-model", bytes.NewReader(payload))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Accept", "image/png")
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
	if err := os.WriteFile("image.png", answer, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", "image.png")
}
