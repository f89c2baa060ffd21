# Run this in the Sana folder.
# One prompt a line
echo 'A cyberpunk fox walks past a neon sign that says SANA, in the rain, at night' > prompts.txt

bash inference_video_scripts/inference_sana_video.sh \
  --np 1 \
  --config configs/sana_video_config/Sana_2000M_480px_AdamW_fsdp.yaml \
  --model_path "hf://Efficient-Large-Model/SANA-Video_2B_480p/checkpoints/SANA_Video_2B_480p.pth" \
  --txt_file=prompts.txt \
  --cfg_scale 6 \
  --motion_score 30 \
  --flow_shift 8 \
  --work_dir output/video
