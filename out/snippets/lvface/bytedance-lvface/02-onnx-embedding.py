# Run this in the LVFace folder.
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

model_path = hf_hub_download(
    "ByteDance/LVFace",
    "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx",
)
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True, timeout=300)

embedding = inferencer.infer_from_image("face.jpg")
print(embedding.shape)
