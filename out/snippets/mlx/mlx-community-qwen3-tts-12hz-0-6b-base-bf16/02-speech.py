from mlx_audio.tts.generate import generate_audio

# reference.wav: about three seconds of the voice; ref_text: what is said in it
# Writes speech_000.wav
generate_audio(
    "The library opens at ten.",
    model="mlx-community/Qwen3-TTS-12Hz-0.6B-Base-bf16",
    ref_audio="reference.wav",
    ref_text="This is how my voice sounds.",
    file_prefix="speech",
)
