# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose it in the node Load CLIP Vision
hf download Comfy-Org/sigclip_vision_384 --include "*.safetensors" --local-dir ComfyUI/models/clip_vision

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
