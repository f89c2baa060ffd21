git clone https://github.com/3DTopia/3DTopia-XL
cd 3DTopia-XL
conda create -n primx python=3.9 -y
conda activate primx
conda install pytorch==2.1.2 torchvision==0.16.2 pytorch-cuda=11.8 -c pytorch -c nvidia
conda install xformers::xformers
pip install -r requirements.txt huggingface_hub
bash install.sh
