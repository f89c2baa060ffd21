from mlx_audio.tts.generate import generate_audio

# Writes speech_000.wav
generate_audio(
    "The library opens at ten.",
    model="mlx-community/Qwen3-TTS-12Hz-1.7B-CustomVoice-8bit",
    voice="Ryan",
    file_prefix="speech",
)
