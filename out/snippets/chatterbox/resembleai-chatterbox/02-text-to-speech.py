import torch
import torchaudio as ta
from chatterbox.tts import ChatterboxTTS

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ChatterboxTTS.from_pretrained(device=device)

text = "The shop opens at nine, but the coffee is ready at eight."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# The same words in the voice of your own recording
wav = model.generate(text, audio_prompt_path="voice.wav")
ta.save("test-2.wav", wav, model.sr)
