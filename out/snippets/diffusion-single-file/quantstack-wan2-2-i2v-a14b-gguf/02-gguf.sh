# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The nodes that load GGUF
git clone https://github.com/city96/ComfyUI-GGUF ComfyUI/custom_nodes/ComfyUI-GGUF
comfy --workspace=ComfyUI node restore-dependencies

# Also needed, of its base model: text encoders in models/text_encoders, the VAE in models/vae
# Two halves of one model, for much noise and for little: a workflow loads both.
hf download QuantStack/Wan2.2-I2V-A14B-GGUF HighNoise/Wan2.2-I2V-A14B-HighNoise-Q4_K_M.gguf LowNoise/Wan2.2-I2V-A14B-LowNoise-Q4_K_M.gguf --local-dir ComfyUI/models/unet

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
