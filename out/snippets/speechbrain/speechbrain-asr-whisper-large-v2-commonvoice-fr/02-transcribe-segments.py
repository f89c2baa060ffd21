from speechbrain.inference.ASR import WhisperASR

model = WhisperASR.from_hparams(source="speechbrain/asr-whisper-large-v2-commonvoice-fr")
for segment in model.transcribe_file("audio.wav"):
    print(segment.start, segment.end, segment.words)
