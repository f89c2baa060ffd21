pip install -U paddlepaddle paddlenlp 'aistudio-sdk<0.3' 'datasets<4' 'huggingface_hub<1' setuptools pip
