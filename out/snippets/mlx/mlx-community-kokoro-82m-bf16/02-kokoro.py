from mlx_audio.tts.generate import generate_audio

# Writes speech_000.wav; the first letter of a voice is its language
generate_audio(
    "The library opens at ten.",
    model="mlx-community/Kokoro-82M-bf16",
    voice="af_heart",
    lang_code="a",
    file_prefix="speech",
)
