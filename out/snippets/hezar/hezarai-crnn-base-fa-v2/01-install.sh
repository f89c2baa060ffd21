pip install -U hezar requests pillow torchvision numpy
