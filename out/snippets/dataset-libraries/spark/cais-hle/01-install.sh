pip install -U pyspark pyspark_huggingface 'pandas<3'
