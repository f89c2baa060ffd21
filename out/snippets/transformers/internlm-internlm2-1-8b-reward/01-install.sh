pip install -U 'transformers<5' accelerate torch sentencepiece protobuf einops
