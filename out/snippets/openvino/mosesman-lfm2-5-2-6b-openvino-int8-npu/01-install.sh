pip install -U optimum-intel
