from peft import PeftModel
from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

base_model = AutoModelForSpeechSeq2Seq.from_pretrained("openai/whisper-large-v2", device_map="auto")
model = PeftModel.from_pretrained(base_model, "smangrul/openai-whisper-large-v2-LORA-colab")
processor = AutoProcessor.from_pretrained("openai/whisper-large-v2")

rate = processor.feature_extractor.sampling_rate
inputs = processor(
    load_audio("audio.wav", sampling_rate=rate),
    sampling_rate=rate,
    return_attention_mask=True,
    return_tensors="pt",
).to(model.device, model.dtype)
tokens = model.generate(**inputs)
print(processor.batch_decode(tokens, skip_special_tokens=True)[0])
