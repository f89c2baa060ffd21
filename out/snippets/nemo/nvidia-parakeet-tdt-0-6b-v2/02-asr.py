import nemo.collections.asr as nemo_asr

model = nemo_asr.models.ASRModel.from_pretrained("nvidia/parakeet-tdt-0.6b-v2")
hypotheses = model.transcribe(["audio.wav"])
print(hypotheses[0].text)
