pip install -U lightgbm scikit-learn joblib huggingface_hub
