# Once: ComfyUI, into the folder of that name; --amd, --intel-arc, --m-series or --cpu for other machines than NVIDIA's
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Workflows: open one from the menu of ComfyUI
hf download GegenDenTag/comfyui-wan-video-2.2-t2v-first-last-frame-workflow --local-dir ComfyUI/user/default/workflows/comfyui-wan-video-2.2-t2v-first-last-frame-workflow

# Open http://127.0.0.1:8188
comfy --workspace=ComfyUI launch
