import torch
import torchaudio
from einops import rearrange
from stable_audio_tools import get_pretrained_model
from stable_audio_tools.inference.generation import generate_diffusion_cond

device = "cuda" if torch.cuda.is_available() else "cpu"

model, config = get_pretrained_model("stabilityai/stable-audio-open-small")
model = model.to(device)
sample_rate = config["sample_rate"]
sample_size = config["sample_size"]

audio = generate_diffusion_cond(
    model,
    steps=8,
    sampler_type="pingpong",
    conditioning=[
        {
            "prompt": "lo-fi hip hop drum loop with a vinyl crackle",
            "seconds_start": 0,
            "seconds_total": int(min(30, sample_size / sample_rate)),
        }
    ],
    sample_size=sample_size,
    device=device,
)

audio = rearrange(audio, "b d n -> d (b n)").to(torch.float32)
audio = (audio / audio.abs().max()).clamp(-1, 1).mul(32767).to(torch.int16).cpu()
torchaudio.save("output.wav", audio, sample_rate)
