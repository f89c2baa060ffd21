# Transformers does not load weights that NVIDIA's Model Optimizer has quantized.
