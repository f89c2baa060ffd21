import soundfile
from espnet2.bin.tts_inference import Text2Speech

model = Text2Speech.from_pretrained("espnet/kan-bayashi_ljspeech_vits")

speech = model("The ferry leaves the harbor at noon.")["wav"]
soundfile.write("out.wav", speech.cpu().numpy(), model.fs, "PCM_16")
