sudo apt-get install -y espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git 'torch<2.15' torchaudio torchcodec
