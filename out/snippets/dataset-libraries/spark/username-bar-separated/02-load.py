from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("config", "bar")
reader = reader.option("split", "train")
data = reader.load("username/bar-separated")
data.show(5)
