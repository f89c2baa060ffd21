from huggingface_hub import snapshot_download
from soprano import SopranoTTS

model = SopranoTTS(model_path=snapshot_download("ekwek/Soprano-1.1-80M"))
model.infer("Good morning! The library opens at ten.", "speech.wav")
