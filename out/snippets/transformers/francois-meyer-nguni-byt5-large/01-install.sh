pip install -U transformers accelerate torch sentencepiece
