package main

import (
	"bytes"
	"encoding/base64"
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
	data, err := os.ReadFile("cat.png")
	if err != nil {
		log.Fatal(err)
	}
	content := "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
	body := map[string]any{"prompt": "Turn this cat into a dog."}
	body["image"] = content
	payload, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	job := call("POST", "https://router.huggingface.co/wavespeed/api/v3/acme/demo-model", payload)

	statusURL := "https://router.huggingface.co/wavespeed" + pathOf(job["data"].(map[string]any)["urls"].(map[string]any)["get"].(string))
	result := call("GET", statusURL, nil)
	for result["data"].(map[string]any)["status"] != "completed" {
		if slices.Contains([]string{"failed", "cancelled", "timeout", "deleted"}, fmt.Sprint(result["data"].(map[string]any)["status"])) {
			log.Fatal("The job failed: ", result)
		}
		time.Sleep(1 * time.Second)
		result = call("GET", statusURL, nil)
	}
	value := result["data"].(map[string]any)["outputs"].([]any)[0]
	file, err := download(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	address, err := url.Parse(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	name := "image" + path.Ext(address.Path)
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
