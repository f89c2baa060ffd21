# Runs on one CUDA GPU. Your own data set: give its cameras the names in config.json of the policy.
lerobot-train \
  --policy.path=lerobot/diffusion_pusht \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=lerobot/pusht \
  --batch_size=8 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training
