from transformers import pipeline

pipe = pipeline(
    "automatic-speech-recognition",
    model="openai/whisper-small",
    model_kwargs={"quantization_config": {"load_in_8bit": True}},
)

# With timestamps it also reads audio of more than 30 seconds.
print(pipe("audio.wav", return_timestamps=True)["text"])
