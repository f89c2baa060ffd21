pip install -U 'multimolecule<0.2'
