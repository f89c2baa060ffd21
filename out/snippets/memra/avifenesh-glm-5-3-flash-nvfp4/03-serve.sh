# An OpenAI-compatible server on 127.0.0.1:8080, with the model name "model"
MEMRA_MODELS="model=hf:Avifenesh/GLM-5.3-Flash-NVFP4" memra-server
