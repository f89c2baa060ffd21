pip install -U git+https://github.com/google-deepmind/videoprism.git jax numpy
