# Needs a CUDA GPU with much memory, and far less of it with --policy.train_expert_only=true
lerobot-train \
  --policy.path=lerobot/pi0_base \
  --policy.device=cuda \
  --policy.dtype=bfloat16 \
  --policy.gradient_checkpointing=true \
  --policy.push_to_hub=false \
  --dataset.repo_id=lerobot/svla_so101_pickplace \
  --rename_map='{
    "observation.images.up": "observation.images.base_0_rgb",
    "observation.images.side": "observation.images.left_wrist_0_rgb"
  }' \
  --batch_size=8 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training
