pip install -U vieneu
