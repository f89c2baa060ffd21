pip install -U transformers accelerate torch gptqmodel torchvision pillow librosa soundfile
