# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Its folders are those of ComfyUI.
# With --include "*fp8*" only files with that in their names are taken
hf download comfyicu/LTX-2.5 --local-dir ComfyUI/models

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
