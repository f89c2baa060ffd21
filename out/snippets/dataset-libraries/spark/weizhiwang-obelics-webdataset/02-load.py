from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
reader = spark.read.format("huggingface")
data = reader.load("weizhiwang/obelics_webdataset")
data.show(5)
