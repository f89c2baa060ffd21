import torch
from speechbrain.inference.classifiers import EncoderClassifier

model = EncoderClassifier.from_hparams(source="speechbrain/spkrec-xvect-voxceleb")
first = model.encode_batch(model.load_audio("audio1.wav"))
second = model.encode_batch(model.load_audio("audio2.wav"))
# The nearer to 1, the more alike the voices
print(torch.nn.functional.cosine_similarity(first, second, dim=-1).item())
