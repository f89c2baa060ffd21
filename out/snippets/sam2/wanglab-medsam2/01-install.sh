pip install -U git+https://github.com/bowang-lab/MedSAM2.git huggingface_hub pillow
