from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("split", "train")
    .load("adalib/lancedb")
)
data.show(5)
