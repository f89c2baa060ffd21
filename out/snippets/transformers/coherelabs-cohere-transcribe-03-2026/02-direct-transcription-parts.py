from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("CohereLabs/cohere-transcribe-03-2026")
model = AutoModelForSpeechSeq2Seq.from_pretrained(
    "CohereLabs/cohere-transcribe-03-2026",
    device_map="auto",
)

rate = processor.feature_extractor.sampling_rate
audio = load_audio("audio.wav", sampling_rate=rate)
# The language that is spoken
language = "en"
inputs = processor(audio, language=language, sampling_rate=rate)
# What is longer than 30 seconds is cut into parts, whose texts are joined again.
parts = inputs.pop("audio_chunk_index")
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
texts = processor.decode(
    outputs,
    audio_chunk_index=parts,
    language=language,
    skip_special_tokens=True,
)
print(texts[0])
