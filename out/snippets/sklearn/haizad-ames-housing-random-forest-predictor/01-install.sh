pip install -U scikit-learn skops huggingface_hub
