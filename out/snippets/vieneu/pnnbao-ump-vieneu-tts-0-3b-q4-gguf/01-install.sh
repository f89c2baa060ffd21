pip install -U vieneu llama-cpp-python
