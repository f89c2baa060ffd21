# Run this in the Sana folder.
# The VAE of LTX 2.3
hf download Efficient-Large-Model/LTX-2.3-Diffusers --local-dir output/pretrained_models/LTX-2.3-Diffusers

# One prompt a line
echo 'A cyberpunk fox walks past a neon sign that says SANA, in the rain, at night' > prompts.txt

bash inference_video_scripts/inference_sana_video.sh \
  --np 1 \
  --config configs/sana_video2/SanaVideo2_5B_720p.yaml \
  --model_path "hf://Efficient-Large-Model/SANA-Video_2.0_5B_720p_4step/checkpoints/SANA_Video_2.0_5B_720p_4step.pth" \
  --txt_file=prompts.txt \
  --task=t2v \
  --model.image_size=480 \
  --custom_height_width='[736,1280]' \
  --sampling_algo=fastvideo_dmd_4step \
  --generator_sigma_profile=sana_shift6_dpm \
  --cfg_scale=1.0 \
  --flow_shift=1.0 \
  --motion_score=20 \
  --negative_prompt=None \
  --num_frames=81 \
  --step=4 \
  --fps=16 \
  --work_dir output/video
