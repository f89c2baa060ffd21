git clone https://github.com/bytedance/LVFace
cd LVFace
pip install -r requirements.txt
pip install huggingface_hub onnxruntime-gpu
