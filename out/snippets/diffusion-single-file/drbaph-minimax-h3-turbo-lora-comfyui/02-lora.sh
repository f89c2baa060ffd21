# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose it in the node Load LoRA
hf download drbaph/MiniMax-H3-Turbo-Lora-ComfyUI minimax_h3_turbo_v4_step600_pruned_comfyui.safetensors --local-dir ComfyUI/models/loras/MiniMax-H3-Turbo-Lora-ComfyUI

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
