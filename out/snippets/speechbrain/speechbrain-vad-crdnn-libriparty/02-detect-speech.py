from speechbrain.inference.VAD import VAD

model = VAD.from_hparams(source="speechbrain/vad-crdnn-libriparty")
boundaries = model.get_speech_segments("audio.wav")
model.save_boundaries(boundaries)
