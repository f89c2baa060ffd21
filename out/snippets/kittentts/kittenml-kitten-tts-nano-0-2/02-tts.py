import soundfile as sf
from kittenml import KittenTTS

model = KittenTTS("KittenML/kitten-tts-nano-0.2")
audio = model.generate(
    "A small voice carries a long way on a quiet morning.",
    voice="expr-voice-5-f",
)
sf.write("output.wav", audio, 24000)
