from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("UsefulSensors/moonshine-tiny")
model = AutoModelForSpeechSeq2Seq.from_pretrained(
    "UsefulSensors/moonshine-tiny",
    device_map="auto",
)

rate = processor.feature_extractor.sampling_rate
inputs = processor(
    audio=load_audio("audio.wav", sampling_rate=rate),
    sampling_rate=rate,
    return_tensors="pt",
)
tokens = model.generate(**inputs.to(model.device, model.dtype))
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])
