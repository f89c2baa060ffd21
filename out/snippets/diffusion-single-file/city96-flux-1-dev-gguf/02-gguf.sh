# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The nodes that load GGUF
git clone https://github.com/city96/ComfyUI-GGUF ComfyUI/custom_nodes/ComfyUI-GGUF
pip install -U gguf

# Text encoders belong into models/text_encoders
hf download city96/FLUX.1-dev-gguf --include "*Q4_K_M*.gguf" --local-dir ComfyUI/models/unet

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
