openasr pull wespeaker-voxceleb-resnet34-lm

# A support pack: it labels the speakers in the transcript of a speech model
openasr pull qwen3-asr-0.6b
openasr transcribe audio.wav --model qwen3-asr-0.6b --diarize
