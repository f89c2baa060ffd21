from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("config", "ax")
    .option("split", "test")
    .load("nyu-mll/glue")
)
data.show(5)
