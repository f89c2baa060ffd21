pip install -U 'anemoi-inference[huggingface]'
