pip install git+https://huggingface.co/AP-HP/eds-pseudo-public
