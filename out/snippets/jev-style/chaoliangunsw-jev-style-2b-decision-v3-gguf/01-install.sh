pip install -U jev-style
