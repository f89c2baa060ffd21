# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Workflows: open one from the menu of ComfyUI
hf download GegenDenTag/comfyui-wan-video-2.2-t2v-first-last-frame-workflow --local-dir ComfyUI/user/default/workflows/comfyui-wan-video-2.2-t2v-first-last-frame-workflow

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
