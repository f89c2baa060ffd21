pip install -U webdataset huggingface_hub
