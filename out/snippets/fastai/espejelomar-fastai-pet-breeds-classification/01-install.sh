pip install -U 'huggingface_hub[fastai]' 'fastai<2.8'
