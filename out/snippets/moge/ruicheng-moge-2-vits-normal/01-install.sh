pip install -U git+https://github.com/microsoft/MoGe.git
