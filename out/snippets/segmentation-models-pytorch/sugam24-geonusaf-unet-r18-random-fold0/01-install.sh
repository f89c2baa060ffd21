pip install -U segmentation-models-pytorch
