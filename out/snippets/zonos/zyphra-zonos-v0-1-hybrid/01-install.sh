sudo apt-get install -y espeak-ng
pip install 'torch<2.15' torchaudio torchcodec setuptools packaging wheel
pip install --no-build-isolation 'zonos[compile] @ git+https://github.com/Zyphra/Zonos.git'
