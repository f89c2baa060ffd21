# Runs on one CUDA GPU. To follow the run in Weights and Biases, log in with
# "wandb login" and add: --wandb.enable=true
lerobot-train \
  --policy.path=HuggingFaceVLA/smolvla_libero \
  --policy.device=cuda \
  --policy.push_to_hub=false \
  --dataset.repo_id=HuggingFaceVLA/libero \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_smolvla \
  --job_name=my_smolvla_training
