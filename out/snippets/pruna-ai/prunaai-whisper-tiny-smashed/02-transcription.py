from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("PrunaAI/whisper-tiny-smashed")
model = PrunaModel.from_pretrained("PrunaAI/whisper-tiny-smashed")

audio = load_audio("audio.wav", sampling_rate=16_000)
inputs = processor(audio, sampling_rate=16_000, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
