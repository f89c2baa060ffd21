from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("split", "train")
    .load("JunxiongWang/testdataset")
)
data.show(5)
