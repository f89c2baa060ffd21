pip install -U scikit-learn joblib huggingface_hub
