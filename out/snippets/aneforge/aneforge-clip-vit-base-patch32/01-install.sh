pip install -U 'aneforge[models]'
