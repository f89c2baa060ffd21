# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Checkpoints that hold all parts belong into models/checkpoints, text encoders into models/text_encoders
hf download Comfy-Org/z_image_turbo --include "*.safetensors" --local-dir ComfyUI/models/diffusion_models

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
