from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("nobg/sam3-finetuned").eval()
processor = AutoProcessor.from_pretrained("nobg/sam3-finetuned")

# The third argument names what to keep
cutout = model.predict(processor, "image.jpg", "dog")
cutout.save("output.png")
