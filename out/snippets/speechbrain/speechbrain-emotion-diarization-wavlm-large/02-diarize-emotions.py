from speechbrain.inference.diarization import Speech_Emotion_Diarization

model = Speech_Emotion_Diarization.from_hparams(source="speechbrain/emotion-diarization-wavlm-large")
# n: neutral, a: angry, h: happy, s: sad
for part in model.diarize_file("audio.wav")["audio.wav"]:
    print(part["start"], part["end"], part["emotion"])
