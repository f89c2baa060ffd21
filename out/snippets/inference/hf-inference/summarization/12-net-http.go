package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	payload, err := json.Marshal(map[string]any{
		"inputs": "The Forth Bridge is a cantilever railway bridge across the Firth of Forth in " +
			"Scotland, about 14 kilometres west of Edinburgh. It was designed by John Fowler and " +
			"Benjamin Baker and opened in March 1890 after eight years of work. With its " +
			"approaches it is 2,467 metres long, and the track runs about 46 metres above high " +
			"water. More than 50,000 tonnes of steel went into it. At its opening it had the " +
			"longest single cantilever span in the world, and it kept that record until 1917. " +
			"About 200 trains still cross it every day. In 2015 it became a World Heritage Site.",
	})
	if err != nil {
		log.Fatal(err)
	}
	request, err := http.NewRequest("POST", "https://router.huggingface.co/hf-inference/models/acme/demo-model", bytes.NewReader(payload))
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
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 300 {
		log.Fatalf("HTTP %d: %s", response.StatusCode, answer)
	}
	var result any
	if err := json.Unmarshal(answer, &result); err != nil {
		log.Fatal(err)
	}
	fmt.Println(result)
}
