from vieneu import Vieneu

tts = Vieneu(
    mode="turbo",
    backbone_repo="pnnbao-ump/VieNeu-TTS-v2-Turbo-GGUF",
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
