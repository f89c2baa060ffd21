git clone https://github.com/MCG-NJU/VFIMamba
cd VFIMamba
pip install torch==1.13.1 torchvision==0.14.1 numpy opencv-python scikit-image timm tqdm \
  tensorboard imageio huggingface_hub
pip install --no-build-isolation causal-conv1d==1.0.0 mamba-ssm==1.0.1
