pip install -U 'libreyolo[ground]'
