pip install -U keras-hub pillow
