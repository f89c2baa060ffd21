# The files are for the JAX code of xAI, which is in a repository of its own.
