from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .load("weizhiwang/obelics_webdataset")
)
data.show(5)
