import torch
from diffusers import LTX2Pipeline
from diffusers.utils import encode_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = LTX2Pipeline.from_pretrained(
    "diffusers/LTX-2.3-Diffusers",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("sample/lora-of-video-with-sound")

video, audio = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    output_type="np",
    return_dict=False,
)
encode_video(
    video[0],
    fps=24,
    audio=audio[0].float().cpu(),
    audio_sample_rate=pipe.vocoder.config.output_sampling_rate,
    output_path="output.mp4",
)
