pip install -U xgboost huggingface_hub
