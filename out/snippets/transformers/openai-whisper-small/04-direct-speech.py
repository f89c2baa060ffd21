from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("openai/whisper-small")
model = AutoModelForSpeechSeq2Seq.from_pretrained(
    "openai/whisper-small",
    device_map="auto",
)

rate = processor.feature_extractor.sampling_rate
inputs = processor(
    load_audio("audio.wav", sampling_rate=rate),
    sampling_rate=rate,
    # Audio of more than 30 seconds stays whole.
    truncation=False,
    return_attention_mask=True,
    return_tensors="pt",
).to(model.device, model.dtype)
tokens = model.generate(**inputs, return_timestamps=True)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])
