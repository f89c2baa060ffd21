import torch
from transformers import AutoTokenizer, DPRQuestionEncoder

tokenizer = AutoTokenizer.from_pretrained("facebook/dpr-question_encoder-single-nq-base")
model = DPRQuestionEncoder.from_pretrained(
    "facebook/dpr-question_encoder-single-nq-base",
    device_map="auto",
)

texts = ["Which planet has the most moons?"]
inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt").to(model.device)
with torch.inference_mode():
    vectors = model(**inputs).pooler_output
# One vector for each text. Questions and passages have a model each, and are compared by the
# inner product of their vectors.
print(vectors.shape)
