pip install -U torch transformers
pip install --no-binary :all: cartesia-pytorch
