pip install -U tabpfn
