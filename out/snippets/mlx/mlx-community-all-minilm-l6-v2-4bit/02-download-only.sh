hf download mlx-community/all-MiniLM-L6-v2-4bit --local-dir all-MiniLM-L6-v2-4bit
