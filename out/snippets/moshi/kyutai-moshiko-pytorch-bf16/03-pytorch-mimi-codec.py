import torch
from moshi.models import loaders

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
checkpoint = loaders.CheckpointInfo.from_hf_repo("kyutai/moshiko-pytorch-bf16")
mimi = checkpoint.get_mimi(device=device)
mimi.set_num_codebooks(8)

# Ten seconds of noise at 24 kHz: batch, channel, samples
waveform = torch.randn(1, 1, 24000 * 10, device=device)

with torch.no_grad():
    codes = mimi.encode(waveform)
    decoded = mimi.decode(codes)
print(codes.shape, decoded.shape)
