# Once: ComfyUI, into the folder of that name.
# Other machines: --amd, --intel-arc, --m-series or --cpu in place of --nvidia
comfy --skip-prompt --workspace=ComfyUI install --nvidia

# Choose each in a node Load LoRA, behind the half of the model that it is for
hf download lightx2v/Wan2.2-Distill-Loras wan2.2_i2v_A14b_high_noise_lora_rank64_lightx2v_4step_1022.safetensors wan2.2_i2v_A14b_low_noise_lora_rank64_lightx2v_4step_1022.safetensors --local-dir ComfyUI/models/loras/Wan2.2-Distill-Loras

# Then open http://127.0.0.1:8188 and choose a template under Workflow
comfy --workspace=ComfyUI launch
