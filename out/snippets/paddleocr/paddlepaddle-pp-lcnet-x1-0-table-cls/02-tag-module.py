from paddleocr import TableClassification

model = TableClassification(model_name="PP-LCNet_x1_0_table_cls")
for result in model.predict("image.png"):
    result.print()
    result.save_to_json(save_path="./output/res.json")
