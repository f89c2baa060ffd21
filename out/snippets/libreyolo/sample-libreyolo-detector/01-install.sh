pip install -U 'libreyolo[hf]'
