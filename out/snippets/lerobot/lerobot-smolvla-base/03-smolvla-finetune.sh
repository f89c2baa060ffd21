# Runs on one CUDA GPU. To follow the run in Weights and Biases, log in with
# "wandb login" and add: --wandb.enable=true
lerobot-train \
  --policy.path=lerobot/smolvla_base \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=lerobot/svla_so101_pickplace \
  --rename_map='{
    "observation.images.up": "observation.images.camera1",
    "observation.images.side": "observation.images.camera2"
  }' \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_smolvla \
  --job_name=my_smolvla_training
