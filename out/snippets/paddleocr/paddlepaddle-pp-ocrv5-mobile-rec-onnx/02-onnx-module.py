from paddleocr import TextRecognition

model = TextRecognition(
    model_name="PP-OCRv5_mobile_rec",
    engine="onnxruntime",
)
for result in model.predict("image.png"):
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")
