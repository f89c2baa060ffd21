from speechbrain.inference.SLU import EndToEndSLU

model = EndToEndSLU.from_hparams(source="speechbrain/slu-timers-and-such-direct-librispeech-asr")
print(model.decode_file("audio.wav"))
