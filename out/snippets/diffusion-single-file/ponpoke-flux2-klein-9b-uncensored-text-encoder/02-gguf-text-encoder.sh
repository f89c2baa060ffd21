# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The nodes that load GGUF
git clone https://github.com/city96/ComfyUI-GGUF ComfyUI/custom_nodes/ComfyUI-GGUF
comfy --workspace=ComfyUI node restore-dependencies

# Choose it in the node of GGUF that loads CLIP. Also needed, of its base model: the diffusion model
# in models/diffusion_models, the VAE in models/vae
hf download ponpoke/flux2-klein-9b-uncensored-text-encoder --include "*Q4_K_M*.gguf" --local-dir ComfyUI/models/text_encoders

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
