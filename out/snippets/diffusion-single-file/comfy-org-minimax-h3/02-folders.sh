# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Its folders are those of ComfyUI/models. All of it is often more than 100 GB, for a part of it add
# --include "diffusion_models/*fp8*" "text_encoders/*" "vae/*"
hf download Comfy-Org/MiniMax-H3 --local-dir ComfyUI/models

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
