from peft import PeftModel
from transformers import AutoModelForTextToWaveform, AutoProcessor

base_model = AutoModelForTextToWaveform.from_pretrained("unsloth/csm-1b", device_map="auto")
model = PeftModel.from_pretrained(base_model, "ErNewdev0/outputs")
processor = AutoProcessor.from_pretrained("unsloth/csm-1b")

text = "Good morning! The library opens at ten."
# [0] is the first speaker.
inputs = processor("[0]" + text, add_special_tokens=True).to(model.device)
audio = model.generate(**inputs, output_audio=True)
processor.save_audio(audio, "audio.wav")
