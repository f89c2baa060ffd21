import librosa
import soundfile as sf
import torch
from neucodec import NeuCodec, NeuCodecOnnxDecoder

# The decoder reads codes; this model makes them.
encoder = NeuCodec.from_pretrained("neuphonic/neucodec")
encoder.eval()
decoder = NeuCodecOnnxDecoder.from_pretrained("neuphonic/neucodec-onnx-decoder")

audio, _ = librosa.load("audio.wav", sr=16000, mono=True)
wav = torch.from_numpy(audio).reshape(1, 1, -1)  # (batch, channels, samples)

with torch.no_grad():
    codes = encoder.encode_code(wav)  # (batch, 1, frames), 50 frames a second
decoded = decoder.decode_code(codes.int().numpy())
sf.write("decoded.wav", decoded.flatten(), decoder.sample_rate)
print("Saved decoded.wav")
