from paddleocr import FormulaRecognition

model = FormulaRecognition(model_name="PP-FormulaNet_plus-L")
for result in model.predict("image.png"):
    result.print()
    result.save_to_json(save_path="./output/res.json")
