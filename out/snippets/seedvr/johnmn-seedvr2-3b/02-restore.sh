# In the folder of the cloned repository
hf download Johnmn/SeedVR2-3B --local-dir ckpts
torchrun --nproc-per-node=1 projects/inference_seedvr2_3b.py --video_path videos --output_dir restored \
  --seed 1 --res_h 720 --res_w 1280 --sp_size 1
