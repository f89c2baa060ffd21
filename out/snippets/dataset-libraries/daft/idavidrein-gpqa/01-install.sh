pip install -U 'daft[huggingface]'
