from supertonic import TTS

tts = TTS(model="supertonic-3", auto_download=True)
style = tts.get_voice_style(voice_name="M1")

wav, duration = tts.synthesize(
    "The concert on May 3rd starts at 7:30 p.m. at 12 Main St.",
    voice_style=style,
    lang="en",
)
tts.save_audio(wav, "output.wav")
