from transformers import pipeline

pipe = pipeline(
    "automatic-speech-recognition",
    model="openai/whisper-small",
    dtype="bfloat16",
)

# With timestamps it also reads audio of more than 30 seconds.
print(pipe("audio.wav", return_timestamps=True)["text"])
