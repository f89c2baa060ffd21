pip install -U allennlp allennlp-models 'numpy<2'
