# Needs a CUDA GPU with much memory, and far less of it with --policy.train_expert_only=true
lerobot-train \
  --policy.path=ajh2002/pi05-lora-fr3-dual-camera-pick-place-v1-8epoch-r32 \
  --policy.device=cuda \
  --policy.dtype=bfloat16 \
  --policy.gradient_checkpointing=true \
  --policy.push_to_hub=false \
  --dataset.repo_id=ajh2002/fr3-dual-camera-pick-place-v1 \
  --batch_size=8 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training
