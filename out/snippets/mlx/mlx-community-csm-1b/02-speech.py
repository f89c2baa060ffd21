from mlx_audio.tts.generate import generate_audio

# Writes speech_000.wav
generate_audio(
    "The library opens at ten.",
    model="mlx-community/csm-1b",
    file_prefix="speech",
)
