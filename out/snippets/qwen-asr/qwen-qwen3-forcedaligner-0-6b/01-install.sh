pip install -U qwen-asr torch
