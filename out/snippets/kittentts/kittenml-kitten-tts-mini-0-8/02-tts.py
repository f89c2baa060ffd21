import soundfile as sf
from kittenml import KittenTTS

model = KittenTTS("KittenML/kitten-tts-mini-0.8")
audio = model.generate(
    "A small voice carries a long way on a quiet morning.",
    voice="Luna",
)
sf.write("output.wav", audio, 24000)
