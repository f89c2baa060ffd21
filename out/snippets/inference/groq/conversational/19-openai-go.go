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

	params := openai.ChatCompletionNewParams{
		Model: "acme/demo-model:groq",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Which planet in the solar system has the shortest year?"),
		},
	}
	ctx := context.Background()
	completion, err := client.Chat.Completions.New(ctx, params)
	if err != nil && response != nil && response.StatusCode >= 400 {
		reason, _ := io.ReadAll(response.Body)
		log.Fatalf("HTTP %d: %s", response.StatusCode, reason)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
