pip install -U transformers accelerate torch bitsandbytes
