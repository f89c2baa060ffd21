# Transformers finds weights by their names, such as model.safetensors: no file is called so.
