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
	"slices"
	"time"
)

func main() {
	data, err := os.ReadFile("cat.png")
	if err != nil {
		log.Fatal(err)
	}
	content := "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
	body := map[string]any{
		"model": "MiniMax-H3",
		"content": []any{
			map[string]any{
				"type": "text",
				"text": "The cat stretches, yawns and lies down again.",
			},
			map[string]any{
				"type":      "image_url",
				"image_url": map[string]any{},
				"role":      "first_frame",
			},
		},
		"resolution": "768P",
		"duration":   4,
		"ratio":      "adaptive",
	}
	body["content"].([]any)[1].(map[string]any)["image_url"].(map[string]any)["url"] = content
	payload, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	job := call("POST", "https://router.huggingface.co/novita/v3/minimax/v2/video_generation", payload)

	statusURL := "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + job["task_id"].(string)
	result := call("GET", statusURL, nil)
	for result["task"].(map[string]any)["status"] != "succeeded" {
		if slices.Contains([]string{"failed", "cancelled"}, fmt.Sprint(result["task"].(map[string]any)["status"])) {
			log.Fatal("The job failed: ", result)
		}
		time.Sleep(5 * time.Second)
		result = call("GET", statusURL, nil)
	}
	value := result["task"].(map[string]any)["content"].(map[string]any)["url"]
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
