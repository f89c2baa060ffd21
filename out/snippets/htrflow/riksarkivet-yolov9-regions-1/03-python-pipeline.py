from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Export, Segmentation
from htrflow.volume.volume import Collection

model_settings = dict(model="Riksarkivet/yolov9-regions-1")
steps = [
    Segmentation(YOLO, model_settings, {}),
    Export(dest="outputs", format="page"),
]

# images: a folder of page images
collection = Pipeline(steps).run(Collection.from_directory("images"))
print(collection)
