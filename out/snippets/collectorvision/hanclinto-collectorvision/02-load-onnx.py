import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download("HanClinto/CollectorVision", "model.onnx")

# For a corner detector. For an embedder: cvg.NeuralEmbedder(checkpoint)
detector = cvg.NeuralCornerDetector(checkpoint)
print(detector)
