pip install -U pyspark pyspark_huggingface
