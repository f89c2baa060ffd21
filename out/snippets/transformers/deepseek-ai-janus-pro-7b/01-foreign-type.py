# Transformers 5.24 has no type of models that is called multi_modality,
# and the repository brings no code of its own.
# Janus (https://github.com/deepseek-ai/Janus) loads it.
