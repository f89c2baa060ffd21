from paddleocr import TableClassification

model = TableClassification(model_name="PP-LCNet_x1_0_table_cls")
for result in model.predict(input="image.png", batch_size=1):
    result.print()
    result.save_to_json(save_path="./output/res.json")
