# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Also needed, of its base model: text encoders in models/text_encoders, the VAE in models/vae.
# A file that holds all parts needs none, and goes in models/checkpoints.
hf download lightx2v/Wan2.1-Distill-Models wan2.1_i2v_480p_scaled_fp8_e4m3_lightx2v_4step_comfyui.safetensors --local-dir ComfyUI/models/diffusion_models

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
