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
		Model: "acme/demo-model:cerebras",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Which planet in the solar system has the shortest year?"),
		},
	}
	ctx := context.Background()
	stream := client.Chat.Completions.NewStreaming(ctx, params)
	defer stream.Close()
	for stream.Next() {
		for _, choice := range stream.Current().Choices {
			fmt.Print(choice.Delta.Content)
		}
	}
	err := stream.Err()
	var failure *openai.Error
	if errors.As(err, &failure) {
		log.Fatalf("HTTP %d: %s", failure.StatusCode, failure.RawJSON())
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println()
}
