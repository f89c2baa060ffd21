import soundfile
import torch
from espnet2.bin.spk_inference import Speech2Embedding

model = Speech2Embedding.from_pretrained("espnet/voxcelebs12_rawnet3")

# 16 kHz, one channel
first = model(soundfile.read("speaker1.wav")[0])
second = model(soundfile.read("speaker2.wav")[0])

# 1: the same voice; near 0: another
print(torch.cosine_similarity(first, second))
