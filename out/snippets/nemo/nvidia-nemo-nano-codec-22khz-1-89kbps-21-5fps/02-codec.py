import librosa
import soundfile as sf
import torch
from nemo.collections.tts.models import AudioCodecModel

codec = AudioCodecModel.from_pretrained("nvidia/nemo-nano-codec-22khz-1.89kbps-21.5fps")
codec.eval()

samples, _ = librosa.load("audio.wav", sr=codec.sample_rate)
audio = torch.from_numpy(samples).unsqueeze(0).to(codec.device)
length = torch.tensor([audio.shape[1]], device=codec.device)

with torch.inference_mode():
    tokens, tokens_length = codec.encode(audio=audio, audio_len=length)
    # For each codebook a row, for each frame a column
    print(tokens[0])
    decoded, _ = codec.decode(tokens=tokens, tokens_len=tokens_length)
sf.write("decoded.wav", decoded[0].cpu().numpy(), codec.output_sample_rate)
