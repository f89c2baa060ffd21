from transformers import AutoModelForTextToWaveform, AutoProcessor

processor = AutoProcessor.from_pretrained("sesame/csm-1b")
model = AutoModelForTextToWaveform.from_pretrained(
    "sesame/csm-1b",
    device_map="auto",
)

text = "Good morning! The library opens at ten."
# [0] is the first speaker.
inputs = processor("[0]" + text, add_special_tokens=True).to(model.device)
audio = model.generate(**inputs, output_audio=True)
processor.save_audio(audio, "audio.wav")
