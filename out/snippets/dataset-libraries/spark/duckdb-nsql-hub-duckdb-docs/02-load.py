from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("split", "train")
    .load("duckdb-nsql-hub/duckdb-docs")
)
data.show(5)
