from transformers import pipeline

pipe = pipeline("depth-estimation", model="Intel/zoedepth-nyu-kitti")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
pipe(image)["depth"].save("depth.png")
