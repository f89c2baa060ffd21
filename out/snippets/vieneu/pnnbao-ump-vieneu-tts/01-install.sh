pip install -U vieneu torch transformers
