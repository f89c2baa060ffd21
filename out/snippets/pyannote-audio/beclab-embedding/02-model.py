from pyannote.audio import Inference, Model
from pyannote.core import Segment

# A gated model asks you to accept its conditions on its page, and to set HF_TOKEN or log in
model = Model.from_pretrained("beclab/embedding")
inference = Inference(model)

# The whole file
scores = inference("audio.wav")
print(scores.data.shape)

# An excerpt
excerpt = Segment(start=2.0, end=5.0)
scores = inference.crop("audio.wav", excerpt)
print(scores.data.shape)
