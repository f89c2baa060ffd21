pip install -U hy3dgen torchvision
