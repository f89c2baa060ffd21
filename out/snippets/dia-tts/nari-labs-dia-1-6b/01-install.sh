pip install -U git+https://github.com/nari-labs/dia.git soundfile
