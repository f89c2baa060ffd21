package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	payload, err := json.Marshal(map[string]any{
		"model": "acme/demo-model",
		"input": "The train to the coast leaves at 9:42 from platform seven.",
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/together/v1/audio/speech", bytes.NewReader(payload))
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
	if err := os.WriteFile("speech.wav", answer, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", "speech.wav")
}
