pip install -U 'libreyolo[vlm]'
