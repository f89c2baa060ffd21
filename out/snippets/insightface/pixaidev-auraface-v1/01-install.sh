pip install -U 'insightface>=2' opencv-python huggingface_hub
