from faster_whisper import WhisperModel

# On a GPU: device="cuda", compute_type="float16"
model = WhisperModel("BrassBones/kb-whisper-large-subtitle-ct2", device="cpu", compute_type="int8")

# The segments are transcribed while they are read
segments, info = model.transcribe("audio.wav")
print(info.language)
for segment in segments:
    print(f"{segment.start:.1f}-{segment.end:.1f} {segment.text}")
