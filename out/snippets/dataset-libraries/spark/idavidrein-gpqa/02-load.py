from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("config", "gpqa_extended")
reader = reader.option("split", "train")
data = reader.load("Idavidrein/gpqa")
data.show(5)
