from transformers import pipeline

pipe = pipeline("zero-shot-object-detection", model="google/owlvit-base-patch32")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for result in pipe(image, candidate_labels=["parrot", "tree"]):
    print(result["label"], result["score"], result["box"])
