# Pruna Pro needs a token: https://docs.pruna.ai
pip install -U pruna_pro
