# Runs on one CUDA GPU. Your own data set: give its cameras the names in config.json of the policy.
lerobot-train \
  --policy.path=sahilapage/act_so101_pick_block_bowl \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=sahilapage/so101_pick_block_bowl_20260718_211257 \
  --batch_size=8 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training
