# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose it in the node Load LoRA
hf download drbaph/MiniMax-H3-Turbo-Lora-ComfyUI --include "*.safetensors" --local-dir ComfyUI/models/loras/MiniMax-H3-Turbo-Lora-ComfyUI

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
