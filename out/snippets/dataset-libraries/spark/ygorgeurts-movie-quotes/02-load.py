from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("split", "train")
data = reader.load("ygorgeurts/movie-quotes")
data.show(5)
