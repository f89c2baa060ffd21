# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose it in the node Load LoRA
hf download Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler --include "*.safetensors" --local-dir ComfyUI/models/loras/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
