pip install -U vllm
