import soundfile
import torch
from parler_tts import ParlerTTSForConditionalGeneration
from transformers import AutoTokenizer

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ParlerTTSForConditionalGeneration.from_pretrained("parler-tts/parler-tts-mini-v1").to(device)
tokenizer = AutoTokenizer.from_pretrained("parler-tts/parler-tts-mini-v1")
# Some models read the description with the tokenizer of another text encoder.
reader = AutoTokenizer.from_pretrained(model.config.text_encoder._name_or_path)

text = "Good morning! The library opens at ten."
voice = "A woman speaks calmly and at a moderate pace. The recording is very clear and close."
speech = model.generate(
    input_ids=reader(voice, return_tensors="pt").input_ids.to(device),
    prompt_input_ids=tokenizer(text, return_tensors="pt").input_ids.to(device),
)
soundfile.write("speech.wav", speech.cpu().float().numpy().squeeze(), model.config.sampling_rate)
