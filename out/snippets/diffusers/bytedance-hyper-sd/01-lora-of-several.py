# The repository holds LoRA weights for several models, and no pipeline of its own.
