pip install -U adapters torch
