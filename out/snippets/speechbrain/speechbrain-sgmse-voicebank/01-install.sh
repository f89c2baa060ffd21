pip install -U speechbrain git+https://github.com/sp-uhh/sgmse.git 'torch<2.15'
