import torch
from vieneu import Vieneu

tts = Vieneu(
    mode="turbo_gpu",
    backbone_repo="pnnbao-ump/VieNeu-TTS-v2-Turbo",
    device="cuda" if torch.cuda.is_available() else "cpu",
)

speech = tts.infer("Xin chào! Thư viện mở cửa lúc mười giờ.")
tts.save(speech, "speech.wav")
