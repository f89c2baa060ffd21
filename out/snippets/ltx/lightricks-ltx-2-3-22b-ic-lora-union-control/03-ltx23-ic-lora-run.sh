# reference.mp4 is the video to transform
uv run python -m ltx_pipelines.ic_lora \
  --distilled-checkpoint-path models/LTX-2.3/ltx-2.3-22b-distilled-1.1.safetensors \
  --spatial-upsampler-path models/LTX-2.3/ltx-2.3-spatial-upscaler-x2-1.1.safetensors \
  --gemma-root models/gemma-3-12b \
  --lora models/LTX-2.3-22b-IC-LoRA-Union-Control/ltx-2.3-22b-ic-lora-union-control-ref0.5.safetensors 1.0 \
  --video-conditioning reference.mp4 1.0 \
  --prompt "The sun sets over a calm sea, waves roll slowly onto the sand" \
  --output-path output.mp4
