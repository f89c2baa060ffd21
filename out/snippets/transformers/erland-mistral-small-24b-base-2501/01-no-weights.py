# The repository holds no weights that Transformers loads.
