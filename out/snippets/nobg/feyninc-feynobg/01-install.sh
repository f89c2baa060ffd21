pip install -U nobg torch torchvision requests
