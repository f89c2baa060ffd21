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
	data, err := os.ReadFile("sample1.wav")
	if err != nil {
		log.Fatal(err)
	}
	content := base64.StdEncoding.EncodeToString(data)
	body := map[string]any{
		"model": "acme/demo-model:scaleway",
		"messages": []any{
			map[string]any{
				"role": "user",
				"content": []any{
					map[string]any{"type": "text", "text": "What is said in this recording?"},
					map[string]any{
						"type":        "input_audio",
						"input_audio": map[string]any{"format": "wav"},
					},
				},
			},
		},
	}
	body["messages"].([]any)[0].(map[string]any)["content"].([]any)[1].(map[string]any)["input_audio"].(map[string]any)["data"] = content
	payload, err := json.Marshal(body)
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/v1/chat/completions", bytes.NewReader(payload))
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
	var completion struct {
		Choices []struct {
			Message struct {
				Content string
			}
		}
	}
	if err := json.Unmarshal(answer, &completion); err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
