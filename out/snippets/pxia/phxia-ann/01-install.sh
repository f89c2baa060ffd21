pip install -U pxia safetensors
