pip install -U transformers accelerate torch soundfile soxr 'mistral-common[audio]'
