from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("split", "train")
data = reader.load("Khalida1w/funny_quotes")
data.show(5)
