from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("config", "ax")
reader = reader.option("split", "test")
data = reader.load("nyu-mll/glue")
data.show(5)
