pip install -U TensorFlowTTS 'huggingface_hub<0.26'
