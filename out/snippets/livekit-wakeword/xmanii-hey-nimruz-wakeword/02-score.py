import soundfile
from huggingface_hub import hf_hub_download, list_repo_files
from livekit.wakeword import WakeWordModel

name = next(file for file in list_repo_files("xmanii/hey-nimruz-wakeword") if file.endswith(".onnx"))
model = WakeWordModel(models=[hf_hub_download("xmanii/hey-nimruz-wakeword", name)])

# A recording at 16 kHz, of which the last two seconds are heard
audio, rate = soundfile.read("audio.wav", dtype="float32")
print(model.predict(audio[-2 * rate :]))
