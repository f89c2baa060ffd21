git clone https://github.com/DepthAnything/Depth-Anything-V2
cd Depth-Anything-V2
pip install -U torch torchvision opencv-python huggingface_hub
