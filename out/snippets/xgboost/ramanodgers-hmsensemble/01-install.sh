pip install -U xgboost scikit-learn joblib huggingface_hub
