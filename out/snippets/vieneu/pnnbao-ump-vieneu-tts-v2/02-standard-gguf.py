from vieneu import Vieneu

tts = Vieneu(
    mode="standard",
    backbone_repo="pnnbao-ump/VieNeu-TTS-v2",
    gguf_filename="VieNeu-TTS-v2-Q4-K-M.gguf",
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
