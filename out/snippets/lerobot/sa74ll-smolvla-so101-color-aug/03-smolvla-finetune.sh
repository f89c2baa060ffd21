# Runs on one CUDA GPU. To follow the run in Weights and Biases, log in with
# "wandb login" and add: --wandb.enable=true
lerobot-train \
  --policy.path=Sa74ll/smolvla-so101-color-aug \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=lerobot/svla_so101_pickplace \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_smolvla \
  --job_name=my_smolvla_training
