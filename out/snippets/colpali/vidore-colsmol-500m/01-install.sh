pip install -U colpali-engine
