from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("split", "test")
data = reader.load("HuggingFaceH4/MATH-500")
data.show(5)
