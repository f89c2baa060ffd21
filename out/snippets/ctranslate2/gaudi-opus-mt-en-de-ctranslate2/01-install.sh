pip install -U ctranslate2 transformers sentencepiece protobuf
