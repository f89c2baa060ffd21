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

	params := openai.ChatCompletionNewParams{
		Model: "acme/demo-model:scaleway",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Which planet in the solar system has the shortest year?"),
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
