import jax
import numpy as np
from videoprism import models as vp

flax_model = vp.get_model("google/videoprism-lvt-base-f16r288")
weights = vp.load_pretrained_weights("google/videoprism-lvt-base-f16r288")
tokenizer = vp.load_text_tokenizer("c4_en")


@jax.jit
def forward_fn(inputs, text_ids, text_paddings):
    return flax_model.apply(weights, inputs, text_ids, text_paddings, train=False)


# One black clip; put your own frames here, as RGB values from 0 to 1.
video = np.zeros((1, 16, 288, 288, 3), dtype=np.float32)
texts = ["a dog that runs on a beach", "a person who plays the guitar"]
text_ids, text_paddings = vp.tokenize_texts(tokenizer, texts)
video_embeddings, text_embeddings, _ = forward_fn(video, text_ids, text_paddings)
print(video_embeddings @ text_embeddings.T)
