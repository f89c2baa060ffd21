# Gated weights: accept the terms on the model pages, then run hf auth login once
hf download Lightricks/LTX-2.3-22b-IC-LoRA-Ingredients --local-dir models/LTX-2.3-22b-IC-LoRA-Ingredients
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b

# The base model that the adapter was trained for
hf download Lightricks/LTX-2.3 \
  ltx-2.3-22b-distilled-1.1.safetensors \
  ltx-2.3-spatial-upscaler-x2-1.1.safetensors \
  --local-dir models/LTX-2.3
