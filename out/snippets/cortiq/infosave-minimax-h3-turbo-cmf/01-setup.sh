cargo install cortiq-cli
pip install -U huggingface_hub
