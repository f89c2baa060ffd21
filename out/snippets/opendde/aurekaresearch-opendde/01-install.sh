pip install -U 'opendde[gpu]'
