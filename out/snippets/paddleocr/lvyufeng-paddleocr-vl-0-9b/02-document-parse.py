from paddleocr import PaddleOCRVL

# Loads the official weights of this version
pipeline = PaddleOCRVL(pipeline_version="v1")
for result in pipeline.predict("document.png"):
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")
