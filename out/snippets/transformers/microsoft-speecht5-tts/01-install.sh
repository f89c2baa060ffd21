pip install -U transformers accelerate torch soundfile huggingface_hub sentencepiece
