package main

import (
	"context"
	"encoding/base64"
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

	data, err := os.ReadFile("sample1.wav")
	if err != nil {
		log.Fatal(err)
	}
	content := base64.StdEncoding.EncodeToString(data)
	params := openai.ChatCompletionNewParams{
		Model: "acme/demo-model:together",
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
	if err != nil && response != nil && response.StatusCode >= 400 {
		reason, _ := io.ReadAll(response.Body)
		log.Fatalf("HTTP %d: %s", response.StatusCode, reason)
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(completion.Choices[0].Message.Content)
}
