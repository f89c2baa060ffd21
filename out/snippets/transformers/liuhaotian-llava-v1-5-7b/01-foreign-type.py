# Transformers 5.24 has no class that is called as in the configuration,
# and the repository brings no code of its own.
# LLaVA (https://github.com/haotian-liu/LLaVA) loads it.
