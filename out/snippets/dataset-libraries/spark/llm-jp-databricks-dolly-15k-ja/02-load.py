from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
reader = reader.option("split", "train")
data = reader.load("llm-jp/databricks-dolly-15k-ja")
data.show(5)
