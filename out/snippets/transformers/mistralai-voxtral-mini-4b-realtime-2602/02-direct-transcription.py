from transformers import AutoModelForMultimodalLM, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("mistralai/Voxtral-Mini-4B-Realtime-2602")
model = AutoModelForMultimodalLM.from_pretrained(
    "mistralai/Voxtral-Mini-4B-Realtime-2602",
    device_map="auto",
)

audio = load_audio("audio.wav", sampling_rate=processor.feature_extractor.sampling_rate)
inputs = processor(audio, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
# As many tokens as the recording is long
outputs = model.generate(**inputs)
answer = outputs[:, inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True)[0])
