from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("config", "main")
reader = reader.option("split", "train")
data = reader.load("openai/gsm8k")
data.show(5)
