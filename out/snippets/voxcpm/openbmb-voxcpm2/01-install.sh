pip install -U voxcpm soundfile 'torch<2.15'
