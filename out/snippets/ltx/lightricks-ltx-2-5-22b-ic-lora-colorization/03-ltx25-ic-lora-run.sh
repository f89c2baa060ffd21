# reference.mp4 is the video to transform
# lora.safetensors stands for the weights file in models/LTX-2.5-22b-IC-LoRA-Colorization
uv run python -m ltx_pipelines.ic_lora \
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --lora models/LTX-2.5-22b-IC-LoRA-Colorization/lora.safetensors 1.0 \
  --video-conditioning reference.mp4 1.0 \
  --num-frames 121 \
  --prompt "The sun sets over a calm sea, waves roll slowly onto the sand" \
  --output-path output.mp4
