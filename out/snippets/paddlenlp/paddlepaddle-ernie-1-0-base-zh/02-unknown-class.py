# ⚠️ Type of model unknown
from paddlenlp.transformers import AutoModel, AutoTokenizer

model_id = "PaddlePaddle/ernie-1.0-base-zh"
tokenizer = AutoTokenizer.from_pretrained(model_id, from_hf_hub=True)
model = AutoModel.from_pretrained(model_id, from_hf_hub=True)
model.eval()

inputs = tokenizer("The weather is fine today.", return_tensors="pd")
print(model(**inputs))
