from doctr.io import DocumentFile
from doctr.models import from_hub, recognition_predictor

model = from_hub("Felix92/doctr-torch-parseq-multilingual-v1")
predictor = recognition_predictor(model)

# Each picture holds one word; for whole pages use ocr_predictor(reco_arch=model, pretrained=True)
words = DocumentFile.from_images("word.png")
for text, confidence in predictor(words):
    print(text, confidence)
