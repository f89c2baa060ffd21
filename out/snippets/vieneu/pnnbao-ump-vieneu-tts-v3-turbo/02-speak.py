from vieneu import Vieneu

tts = Vieneu(backbone_repo="pnnbao-ump/VieNeu-TTS-v3-Turbo")

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
