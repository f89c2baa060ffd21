pip install -U paddlepaddle 'paddlenlp>=3.0.0b4' 'pyarrow<20' 'aistudio-sdk<0.3' 'datasets<4' 'huggingface_hub<1' setuptools pip
