pip install -U git+https://github.com/facebookresearch/sam2.git huggingface_hub pillow
