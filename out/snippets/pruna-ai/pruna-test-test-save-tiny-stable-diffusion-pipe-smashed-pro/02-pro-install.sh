# Pruna Pro reads the token that you buy from PRUNA_TOKEN: https://docs.pruna.ai
pip install -U pruna_pro
