# Once: ComfyUI, into the folder of that name.
# For other machines than those of NVIDIA: --amd, --intel-arc, --m-series or --cpu
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Workflows: open one from the menu of ComfyUI
hf download GegenDenTag/comfyui-wan-video-2.2-t2v-first-last-frame-workflow --local-dir ComfyUI/user/default/workflows/comfyui-wan-video-2.2-t2v-first-last-frame-workflow

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
