pip install -U sample-factory 'huggingface_hub<1'
