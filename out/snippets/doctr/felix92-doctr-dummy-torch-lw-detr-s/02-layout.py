from doctr.io import DocumentFile
from doctr.models import from_hub, layout_predictor

model = from_hub("Felix92/doctr-dummy-torch-lw-detr-s")
predictor = layout_predictor(model)

pages = DocumentFile.from_images("page.png")
for page in predictor(pages):
    print(page)
