package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"path"
)

func main() {
	payload, err := json.Marshal(map[string]any{"text": "The train to the coast leaves at 9:42 from platform seven."})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/fal-ai/acme/demo-model", bytes.NewReader(payload))
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
	value := result["audio"].(map[string]any)["url"]
	file, err := download(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	address, err := url.Parse(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	name := "speech" + path.Ext(address.Path)
	if err := os.WriteFile(name, file, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", name)
}

func download(address string) ([]byte, error) {
	response, err := http.Get(address)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("HTTP %s", response.Status)
	}
	return io.ReadAll(response.Body)
}
