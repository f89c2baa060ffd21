# The files are named as in Lightricks/LTX-2.3: another repository may name them
# differently. For image-to-video add: --image image.jpg 0 0.8
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
  --checkpoint-path models/LTX-2.3/ltx-2.3-22b-dev.safetensors \
  --distilled-lora models/LTX-2.3/ltx-2.3-22b-distilled-lora-384-1.1.safetensors 0.8 \
  --spatial-upsampler-path models/LTX-2.3/ltx-2.3-spatial-upscaler-x2-1.1.safetensors \
  --gemma-root models/gemma-3-12b \
  --prompt "The sun sets over a calm sea, waves roll slowly onto the sand" \
  --output-path output.mp4
