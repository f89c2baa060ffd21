# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Custom nodes, with the packages that they ask for
hf download hl2333/ComfyUI-WanVideoWrapper --local-dir ComfyUI/custom_nodes/ComfyUI-WanVideoWrapper
comfy --workspace=ComfyUI node restore-dependencies

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
