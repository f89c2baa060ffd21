package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
)

func main() {
	data, err := os.ReadFile("sample1.flac")
	if err != nil {
		log.Fatal(err)
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {"form-data; name=\"file\"; filename=\"audio.flac\""},
		"Content-Type":        {"audio/flac"},
	})
	if err != nil {
		log.Fatal(err)
	}
	if _, err := part.Write(data); err != nil {
		log.Fatal(err)
	}
	if err := form.WriteField("model", "acme/demo-model"); err != nil {
		log.Fatal(err)
	}
	if err := form.Close(); err != nil {
		log.Fatal(err)
	}

	request, err := http.NewRequest("POST", "https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions", &body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HF_TOKEN"))
	request.Header.Set("Content-Type", form.FormDataContentType())
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
	var result map[string]any
	if err := json.Unmarshal(answer, &result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result["text"])
}
