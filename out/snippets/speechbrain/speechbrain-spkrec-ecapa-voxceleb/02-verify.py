from speechbrain.inference.speaker import SpeakerRecognition

model = SpeakerRecognition.from_hparams(source="speechbrain/spkrec-ecapa-voxceleb")
score, same_speaker = model.verify_files("audio1.wav", "audio2.wav")
print(float(score), bool(same_speaker))
