from vieneu import Vieneu

tts = Vieneu(mode="v3nano", backbone_repo="pnnbao-ump/VieNeu-TTS-v3-Nano")

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
