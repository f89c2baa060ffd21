import torch
import torchaudio
from vui.legacy import Vui, render

device = "cuda" if torch.cuda.is_available() else "cpu"
model = Vui.from_pretrained("vui-cohost-100m.pt").to(device).eval()

text = (
    "So, um, I went to the market this morning, and you won't believe it, "
    "they had fresh figs again, and I bought far too many of them, as always."
)
waveform = render(model, text)
print(waveform.shape)
torchaudio.save("output.wav", waveform[0].cpu(), 22050)
