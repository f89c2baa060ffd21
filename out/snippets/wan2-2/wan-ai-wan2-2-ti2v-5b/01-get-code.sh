git clone https://github.com/Wan-Video/Wan2.2
cd Wan2.2
pip install -r requirements.txt
pip install -U huggingface_hub
