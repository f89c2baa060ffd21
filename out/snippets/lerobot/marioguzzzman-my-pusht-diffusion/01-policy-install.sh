pip install -U "lerobot[diffusion,training,feetech]"
