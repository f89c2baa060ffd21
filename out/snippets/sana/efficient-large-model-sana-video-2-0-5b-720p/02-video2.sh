# Run this in the Sana folder.
# The VAE of LTX 2.3
hf download Efficient-Large-Model/LTX-2.3-Diffusers --local-dir output/pretrained_models/LTX-2.3-Diffusers

# One prompt a line
echo 'A cyberpunk fox walks past a neon sign that says SANA, in the rain, at night' > prompts.txt

bash inference_video_scripts/inference_sana_video.sh \
  --np 1 \
  --config configs/sana_video2/SanaVideo2_5B_720p.yaml \
  --model_path "hf://Efficient-Large-Model/SANA-Video_2.0_5B_720p/checkpoints/SANA_Video_2.0_5B_720p.pth" \
  --txt_file=prompts.txt \
  --cfg_scale 8 \
  --flow_shift 12 \
  --step 50 \
  --fps 24 \
  --motion_score 20 \
  --work_dir output/video
