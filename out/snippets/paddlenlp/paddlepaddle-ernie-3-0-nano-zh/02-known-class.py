from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

model_id = "PaddlePaddle/ernie-3.0-nano-zh"
tokenizer = AutoTokenizer.from_pretrained(model_id, from_hf_hub=True)
model = ErnieForMaskedLM.from_pretrained(model_id, from_hf_hub=True)
model.eval()

inputs = tokenizer("The weather is fine today.", return_tensors="pd")
print(model(**inputs))
