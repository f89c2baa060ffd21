git clone https://github.com/ZhengPeng7/BiRefNet
cd BiRefNet
pip install -r requirements.txt
