# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Custom nodes, with the packages that they ask for
hf download hl2333/ComfyUI-WanVideoWrapper --local-dir ComfyUI/custom_nodes/ComfyUI-WanVideoWrapper
comfy --workspace=ComfyUI node restore-dependencies

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
