# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The nodes that load GGUF
git clone https://github.com/city96/ComfyUI-GGUF ComfyUI/custom_nodes/ComfyUI-GGUF
comfy --workspace=ComfyUI node restore-dependencies

# Also needed, of its base model: text encoders in models/text_encoders, the VAE in models/vae
hf download vantagewithai/LongCat-Video-Avatar-1.5-GGUF-ComfyUI LongCat-Avatar-15_comfy-Q4_K_M.gguf --local-dir ComfyUI/models/unet

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
