# Runs on one CUDA GPU. Your own data set: give its cameras the names in config.json of the policy.
lerobot-train \
  --policy.path=k1000dai/act-openarm-2-cell-pick_up_cube_mujoco \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=k1000dai/openarm-2-cell-pick_up_cube_mujoco-lerobot \
  --batch_size=8 \
  --steps=20000 \
  --output_dir=outputs/train/my_policy \
  --job_name=my_policy_training
