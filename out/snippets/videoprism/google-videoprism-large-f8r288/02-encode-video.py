import jax
import numpy as np
from videoprism import models as vp

flax_model = vp.get_model("google/videoprism-large-f8r288")
weights = vp.load_pretrained_weights("google/videoprism-large-f8r288")


@jax.jit
def forward_fn(inputs):
    return flax_model.apply(weights, inputs, train=False)


# One black clip; put your own frames here, as RGB values from 0 to 1.
video = np.zeros((1, 8, 288, 288, 3), dtype=np.float32)
embeddings, _ = forward_fn(video)
print(embeddings.shape)
