# Of several GGUF files one is chosen by a part of its name, as in hf:Avifenesh/GLM-5.3-Flash-NVFP4:Q4_K_M
MEMRA_CHAT=1 run-gen hf:Avifenesh/GLM-5.3-Flash-NVFP4 --prompt "What does a learning rate schedule do?"
