import torch
from diffusers import LTX2ImageToVideoPipeline
from diffusers.utils import encode_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = LTX2ImageToVideoPipeline.from_pretrained(
    "Lightricks/LTX-2",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
video, audio = pipe(
    image=image,
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
