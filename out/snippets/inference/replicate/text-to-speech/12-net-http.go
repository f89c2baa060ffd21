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
	"slices"
	"time"
)

func main() {
	payload, err := json.Marshal(map[string]any{
		"input": map[string]any{"text": "The train to the coast leaves at 9:42 from platform seven."},
	})
	if err != nil {
		log.Fatal(err)
	}
	job := call("POST", "https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions", payload)

	statusURL := "https://router.huggingface.co/replicate" + pathOf(job["urls"].(map[string]any)["get"].(string))
	result := job
	for result["status"] != "succeeded" {
		if slices.Contains([]string{"failed", "canceled", "aborted"}, fmt.Sprint(result["status"])) {
			log.Fatal("The job failed: ", result)
		}
		time.Sleep(1 * time.Second)
		result = call("GET", statusURL, nil)
	}
	value := result["output"]
	if list, isList := value.([]any); isList {
		value = list[0]
	}
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

func call(method, address string, payload []byte) map[string]any {
	request, err := http.NewRequest(method, address, bytes.NewReader(payload))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Prefer", "wait")
	if method == "POST" {
		request.Header.Set("Content-Type", "application/json")
	}
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
	return result
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

func pathOf(address string) string {
	parsed, err := url.Parse(address)
	if err != nil {
		log.Fatal(err)
	}
	return parsed.EscapedPath()
}
