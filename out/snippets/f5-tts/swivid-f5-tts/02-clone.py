from f5_tts.api import F5TTS

tts = F5TTS(model="F5TTS_v1_Base")

# reference.wav: up to twelve seconds of the voice; ref_text: what is said in it.
tts.infer(
    ref_file="reference.wav",
    ref_text="This is how my voice sounds.",
    gen_text="I have never said this sentence before.",
    file_wave="output.wav",
)
print("Saved output.wav")
