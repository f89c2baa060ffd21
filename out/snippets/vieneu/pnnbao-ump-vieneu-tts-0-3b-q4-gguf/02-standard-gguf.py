from vieneu import Vieneu

tts = Vieneu(
    mode="standard",
    backbone_repo="pnnbao-ump/VieNeu-TTS-0.3B-q4-gguf",
    gguf_filename="*.gguf",
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
