from vieneu import Vieneu

tts = Vieneu(
    mode="standard",
    backbone_repo="sample/vieneu-tts-gguf",
    gguf_filename="model-Q4_0.gguf",
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
