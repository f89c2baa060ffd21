git clone https://github.com/facebookresearch/sam-3d-body
cd sam-3d-body
pip install torch torchvision torchaudio
pip install pytorch-lightning smplx pyrender opencv-python yacs scikit-image einops timm dill \
  pandas rich hydra-core hydra-submitit-launcher hydra-colorlog pyrootutils webdataset chump \
  networkx==3.2.1 roma joblib seaborn wandb appdirs ffmpeg cython jsonlines xtcocotools loguru \
  optree fvcore pycocotools tensorboard huggingface_hub
pip install --no-build-isolation --no-deps \
  'git+https://github.com/facebookresearch/detectron2.git@a1ce2f9'
pip install git+https://github.com/microsoft/MoGe.git
# The weights are gated: accept the terms on the model page first.
hf auth login
