package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"slices"
	"time"
)

func main() {
	payload, err := json.Marshal(map[string]any{
		"model":  "acme/demo-model",
		"prompt": "A paper boat drifts down a rainy street, seen from above.",
	})
	if err != nil {
		log.Fatal(err)
	}
	job := call("POST", "https://router.huggingface.co/together/v2/videos", payload)

	statusURL := "https://router.huggingface.co/together/v2/videos/" + job["id"].(string)
	result := call("GET", statusURL, nil)
	for result["status"] != "completed" {
		if slices.Contains([]string{"failed", "cancelled"}, fmt.Sprint(result["status"])) {
			log.Fatal("The job failed: ", result)
		}
		time.Sleep(2 * time.Second)
		result = call("GET", statusURL, nil)
	}
	value := result["outputs"].(map[string]any)["video_url"]
	file, err := download(value.(string))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("video.mp4", file, 0o644); err != nil {
		log.Fatal(err)
	}
	fmt.Println("Saved", "video.mp4")
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
