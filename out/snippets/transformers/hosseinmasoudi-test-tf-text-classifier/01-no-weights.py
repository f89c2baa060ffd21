# The weights are for TensorFlow or Flax: Transformers loads them up to version 4.
