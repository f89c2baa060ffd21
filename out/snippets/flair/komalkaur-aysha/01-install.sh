pip install -U flair huggingface_hub
