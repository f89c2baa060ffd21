sudo apt-get install -y espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git torchaudio
