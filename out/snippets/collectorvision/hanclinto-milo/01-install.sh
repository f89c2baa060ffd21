pip install -U git+https://github.com/HanClinto/CollectorVision.git huggingface_hub
