package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	payload, err := json.Marshal(map[string]any{
		"model": "acme/demo-model:zai-org",
		"messages": []any{
			map[string]any{
				"role":    "user",
				"content": "Which planet in the solar system has the shortest year?",
			},
		},
		"stream": true,
	})
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
	if response.StatusCode != http.StatusOK {
		answer, _ := io.ReadAll(response.Body)
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}

	event := ""
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), ":")
		value = strings.TrimSpace(value)
		if lines.Text() == "" {
			event = ""
		} else if name == "event" {
			event = value
		}
		if name != "data" {
			continue
		}
		if value == "[DONE]" {
			break
		}
		var chunk struct {
			Error   any
			Choices []struct {
				Delta struct{ Content string }
			}
		}
		if err := json.Unmarshal([]byte(value), &chunk); err != nil {
			log.Fatal(err)
		}
		if event == "error" || chunk.Error != nil {
			log.Fatal(value)
		}
		for _, choice := range chunk.Choices {
			fmt.Print(choice.Delta.Content)
		}
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
	fmt.Println()
}
