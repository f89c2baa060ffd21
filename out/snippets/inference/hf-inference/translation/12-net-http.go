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
	payload, err := json.Marshal(map[string]any{"inputs": "Tomorrow morning we will take the train to the sea."})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/demo-model", bytes.NewReader(payload))
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
	var result any
	if err := json.Unmarshal(answer, &result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
