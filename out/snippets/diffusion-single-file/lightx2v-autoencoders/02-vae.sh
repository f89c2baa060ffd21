# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose it in the node Load VAE. Small ones, such as taew2_1 and lighttaew2_1, go in models/vae_approx
hf download lightx2v/Autoencoders --include Wan2.1_VAE.safetensors --local-dir ComfyUI/models/vae

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
