import os

os.environ["KERAS_BACKEND"] = "jax"  # must be set before ZeroModels is imported

from zeromodels.auto import AutoZMDetect

model = AutoZMDetect.from_weights("zeromodels/detr-resnet-50")
model.summary()
