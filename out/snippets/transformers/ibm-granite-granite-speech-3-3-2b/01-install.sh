pip install -U transformers accelerate 'torch<2.15' soundfile soxr torchaudio peft
