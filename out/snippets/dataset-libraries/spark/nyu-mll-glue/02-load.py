from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("config", "cola")
    .option("split", "train")
    .load("nyu-mll/glue")
)
data.show(5)
