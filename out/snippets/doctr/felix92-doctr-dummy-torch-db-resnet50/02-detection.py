from doctr.io import DocumentFile
from doctr.models import detection_predictor, from_hub

model = from_hub("Felix92/doctr-dummy-torch-db-resnet50")
predictor = detection_predictor(model)

# Each row: left, top, right and bottom as parts of the page, and the score
pages = DocumentFile.from_images("page.png")
for page in predictor(pages):
    print(page)
