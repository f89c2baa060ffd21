pip install -U 'huggingface_hub<1.0' tf_keras
