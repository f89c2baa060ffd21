git clone https://github.com/TencentARC/SEED-Story
cd SEED-Story
pip install -r requirements.txt
hf download TencentARC/SEED-Story --local-dir pretrained
hf download stabilityai/stable-diffusion-xl-base-1.0 \
  --local-dir pretrained/stable-diffusion-xl-base-1.0
hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat
python src/tools/reload_qwen_vit.py
