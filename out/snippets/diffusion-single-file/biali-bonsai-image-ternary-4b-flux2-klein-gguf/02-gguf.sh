# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The nodes that load GGUF
git clone https://github.com/city96/ComfyUI-GGUF ComfyUI/custom_nodes/ComfyUI-GGUF
pip install -U gguf

# Text encoders belong into models/text_encoders
hf download biali/bonsai-image-ternary-4B-FLUX2-klein-GGUF bonsai-flux2-klein-ternary-q2_k.gguf --local-dir ComfyUI/models/unet

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
