from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("split", "train")
data = reader.load("sujet-ai/Sujet-Financial-RAG-FR-Dataset")
data.show(5)
