from htrflow.models.huggingface.trocr import TrOCR
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, TextRecognition
from htrflow.volume.volume import Collection

model_settings = dict(model="Riksarkivet/trocr-base-handwritten-hist-swe-2")
steps = [
    TextRecognition(TrOCR, model_settings, {}),
    Export(dest="outputs", format="page"),
]

# images: a folder of text line images
collection = Pipeline(steps).run(Collection.from_directory("images"))
print(collection)
