git clone https://github.com/ByteDance-Seed/SeedVR
cd SeedVR
pip install -r requirements.txt
pip install flash_attn==2.5.9.post1 --no-build-isolation
pip install -U huggingface_hub
