pip install -U sentence-transformers peft
