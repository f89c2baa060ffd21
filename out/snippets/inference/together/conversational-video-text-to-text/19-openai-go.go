package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

func main() {
	client := openai.NewClient(
		option.WithBaseURL("https://router.huggingface.co/v1/"),
		option.WithAPIKey(os.Getenv("HF_TOKEN")),
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
		Model: "acme/demo-model:together",
	}
	ctx := context.Background()
	completion, err := client.Chat.Completions.New(
		ctx,
		params,
		option.WithJSONSet("messages", messages),
	)
	var failure *openai.Error
	if errors.As(err, &failure) {
		log.Fatalf("HTTP %d: %s", failure.StatusCode, failure.RawJSON())
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
