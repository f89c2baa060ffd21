package main

import (
	"context"
	"encoding/base64"
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

	data, err := os.ReadFile("sample1.wav")
	if err != nil {
		log.Fatal(err)
	}
	content := base64.StdEncoding.EncodeToString(data)
	params := openai.ChatCompletionNewParams{
		Model: "acme/demo-model:scaleway",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage([]openai.ChatCompletionContentPartUnionParam{
				openai.TextContentPart("What is said in this recording?"),
				openai.InputAudioContentPart(openai.ChatCompletionContentPartInputAudioInputAudioParam{
					Data:   content,
					Format: "wav",
				}),
			}),
		},
	}
	ctx := context.Background()
	completion, err := client.Chat.Completions.New(ctx, params)
	var failure *openai.Error
	if errors.As(err, &failure) {
		log.Fatalf("HTTP %d: %s", failure.StatusCode, failure.RawJSON())
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
