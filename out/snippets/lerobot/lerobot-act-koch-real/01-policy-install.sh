git clone https://github.com/huggingface/lerobot.git
cd lerobot
pip install -e ".[training,feetech]"
