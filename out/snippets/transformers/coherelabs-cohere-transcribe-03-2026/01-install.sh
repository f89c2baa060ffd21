pip install -U transformers accelerate torch soundfile soxr
