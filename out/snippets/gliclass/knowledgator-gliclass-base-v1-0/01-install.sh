pip install -U gliclass
