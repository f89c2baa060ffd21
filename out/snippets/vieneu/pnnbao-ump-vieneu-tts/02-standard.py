import torch
from vieneu import Vieneu

tts = Vieneu(
    mode="standard",
    backbone_repo="pnnbao-ump/VieNeu-TTS",
    backbone_device="cuda" if torch.cuda.is_available() else "cpu",
    gguf_filename=None,
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
