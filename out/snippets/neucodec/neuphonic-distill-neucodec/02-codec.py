import librosa
import soundfile as sf
import torch
from neucodec import DistillNeuCodec

model = DistillNeuCodec.from_pretrained("neuphonic/distill-neucodec")
model.eval()

audio, _ = librosa.load("audio.wav", sr=16000, mono=True)
wav = torch.from_numpy(audio).reshape(1, 1, -1)  # (batch, channels, samples)

with torch.no_grad():
    codes = model.encode_code(wav)  # (batch, 1, frames), 50 frames a second
    decoded = model.decode_code(codes)
print("Codes:", codes.flatten().tolist()[:20])
sf.write("decoded.wav", decoded.flatten().numpy(), model.sample_rate)
