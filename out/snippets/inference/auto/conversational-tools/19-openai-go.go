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
		Model: "acme/demo-model",
		Messages: []openai.ChatCompletionMessageParamUnion{
			openai.UserMessage("Which planet in the solar system has the shortest year?"),
		},
	}
	ctx := context.Background()
	completion, err := client.Chat.Completions.New(
		ctx,
		params,
		option.WithJSONSet("tools", []any{
			map[string]any{
				"type": "function",
				"function": map[string]any{
					"name":        "get_weather",
					"description": "The weather of a city.",
					"parameters": map[string]any{
						"type": "object",
						"properties": map[string]any{
							"city": map[string]any{"type": "string"},
						},
						"required": []string{"city"},
					},
				},
			},
		}),
	)
	if err != nil && response != nil && response.StatusCode >= 400 {
		reason, _ := io.ReadAll(response.Body)
		log.Fatalf("HTTP %d: %s", response.StatusCode, reason)
	}
	if err != nil {
		log.Fatal(err)
	}
	message := completion.Choices[0].Message
	if message.Content != "" {
		fmt.Println(message.Content)
	}
	for _, call := range message.ToolCalls {
		fmt.Println(call.Function.Name, call.Function.Arguments)
	}
}
