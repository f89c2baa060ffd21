openasr pull qwen3-asr-0.6b
openasr transcribe audio.wav --model qwen3-asr-0.6b
