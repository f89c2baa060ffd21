pip install -U transformers-mblt
