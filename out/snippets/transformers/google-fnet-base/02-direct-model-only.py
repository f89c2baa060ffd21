from transformers import AutoModelForPreTraining

model = AutoModelForPreTraining.from_pretrained(
    "google/fnet-base",
    device_map="auto",
)
# What the model takes, and what it gives back
help(model.forward)
