# Gated weights: accept the terms on the model pages, then run hf auth login once
hf download Lightricks/LTX-2.5-22b-LoRA-Cinemagraph --local-dir models/LTX-2.5-22b-LoRA-Cinemagraph

# The base model that the adapter was trained for
hf download Lightricks/LTX-2.5 \
  diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  vae/ltx-2.5-video-vae-bf16.safetensors \
  vae/ltx-2.5-audio-vae-bf16.safetensors \
  latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --local-dir models/LTX-2.5
