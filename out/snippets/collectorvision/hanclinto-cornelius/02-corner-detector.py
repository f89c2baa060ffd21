import collector_vision as cvg
import cv2
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download("HanClinto/cornelius", "model.onnx")
detector = cvg.NeuralCornerDetector(checkpoint)

image = cv2.imread("photo.jpg")
detection = detector.detect(image)
detection.dewarp(image).save("card.png")
