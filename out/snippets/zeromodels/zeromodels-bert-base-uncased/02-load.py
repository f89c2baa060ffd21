import os

os.environ["KERAS_BACKEND"] = "jax"  # must be set before ZeroModels is imported

from zeromodels import AutoZModel

model = AutoZModel.from_weights("zeromodels/bert-base-uncased")
model.summary()
