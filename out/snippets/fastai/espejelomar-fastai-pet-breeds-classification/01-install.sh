pip install -U 'huggingface_hub[fastai]' fastai
