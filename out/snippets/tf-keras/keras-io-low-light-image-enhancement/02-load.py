from huggingface_hub import from_pretrained_keras

model = from_pretrained_keras("keras-io/low-light-image-enhancement")
model.summary()
