git clone https://github.com/Phantom-video/Phantom.git
cd Phantom
pip install -r requirements.txt
pip install -U huggingface_hub

# Phantom runs on the text encoder and the VAE of Wan2.1
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B
hf download bytedance-research/Phantom --local-dir Phantom-Wan-Models
