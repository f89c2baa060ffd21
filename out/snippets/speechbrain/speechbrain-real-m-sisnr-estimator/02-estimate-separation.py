import soundfile
import torch
from speechbrain.inference.metrics import SNREstimator
from speechbrain.inference.separation import SepformerSeparation

separator = SepformerSeparation.from_hparams(source="speechbrain/sepformer-whamr")
estimator = SNREstimator.from_hparams(source="speechbrain/REAL-M-sisnr-estimator")

mixture, rate = soundfile.read("audio.wav", dtype="float32")  # 8 kHz, one channel
mixture = torch.from_numpy(mixture)[None]
sources = separator.separate_batch(mixture)
# For each of the two sources: the higher, the better separated
print(estimator.estimate_batch(mixture, sources))
