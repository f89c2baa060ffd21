from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("split", "train")
    .load("datasets-examples/doc-formats-tsv-3")
)
data.show(5)
