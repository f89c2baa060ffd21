from pyspark.sql import SparkSession

spark = SparkSession.builder.getOrCreate()
data = (
    spark.read.format("huggingface")
    .option("split", "train")
    .load("daisr/my_test_dataset1")
)
data.show(5)
