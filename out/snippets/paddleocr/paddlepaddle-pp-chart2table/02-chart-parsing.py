from paddleocr import ChartParsing

model = ChartParsing(model_name="PP-Chart2Table")
for result in model.predict(input={"image": "chart.png"}, batch_size=1):
    result.print()
    result.save_to_json(save_path="./output/res.json")
