# Gated weights: accept the terms on the model pages, then run hf auth login once.
# The files are named as in Lightricks/LTX-2.5: other repositories may differ.
hf download Lightricks/LTX-2.5 \
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  vae/ltx-2.5-video-vae-bf16.safetensors \
  vae/ltx-2.5-audio-vae-bf16.safetensors \
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \
  --local-dir models/LTX-2.5

# The detailing adapter of the production-quality pipeline
hf download Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler \
  --local-dir models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler
