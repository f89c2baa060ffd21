pip install -U 'transformers<5' accelerate torch protobuf einops sentencepiece
