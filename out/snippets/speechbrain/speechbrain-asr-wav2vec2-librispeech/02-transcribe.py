from speechbrain.inference.ASR import EncoderASR

model = EncoderASR.from_hparams(source="speechbrain/asr-wav2vec2-librispeech")
print(model.transcribe_file("audio.wav"))
