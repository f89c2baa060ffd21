from transformers import pipeline

pipe = pipeline("depth-estimation", model="depth-anything/Depth-Anything-V2-Small-hf")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
pipe(image)["depth"].save("depth.png")
