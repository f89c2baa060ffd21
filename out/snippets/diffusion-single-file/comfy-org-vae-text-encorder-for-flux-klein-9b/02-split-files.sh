# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# The folders in split_files are those of ComfyUI/models. For a part of it: --include "split_files/vae/*"
hf download Comfy-Org/vae-text-encorder-for-flux-klein-9b --include "split_files/*" --local-dir ComfyUI/downloads
cp -R ComfyUI/downloads/split_files/. ComfyUI/models
rm -r ComfyUI/downloads

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
