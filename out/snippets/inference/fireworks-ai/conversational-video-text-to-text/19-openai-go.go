package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

func main() {
	var response *http.Response
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/v1/"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
		option.WithResponseInto(&response),
	)

	messages := []any{
		map[string]any{
			"role": "user",
			"content": []any{
				map[string]any{"type": "text", "text": "Describe this video in one sentence."},
				map[string]any{
					"type": "video_url",
					"video_url": map[string]any{
						"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4",
					},
				},
			},
		},
	}
	params := openai.ChatCompletionNewParams{
		Model: "acme/demo-model:fireworks-ai",
	}
	ctx := context.Background()
	completion, err := client.Chat.Completions.New(
		ctx,
		params,
		option.WithJSONSet("messages", messages),
	)
	if err != nil && response != nil && response.StatusCode >= 400 {
		reason, _ := io.ReadAll(response.Body)
		log.Fatalf("HTTP %d: %s", response.StatusCode, reason)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
