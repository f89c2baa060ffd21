# Transformers 5.24 has no type of models that is called llava_llama,
# and the repository brings no code of its own.
# VILA (https://github.com/NVlabs/VILA) loads it.
