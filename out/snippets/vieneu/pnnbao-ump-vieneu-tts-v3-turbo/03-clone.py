from vieneu import Vieneu

tts = Vieneu(backbone_repo="pnnbao-ump/VieNeu-TTS-v3-Turbo")

# audio.wav: a voice for 3 to 8 seconds
speech = tts.infer(
    "Xin chào! Thư viện mở cửa lúc mười giờ.",
    ref_audio="audio.wav",
)
tts.save(speech, "speech.wav")
