from paddlenlp.transformers import AutoTokenizer, ErnieModel

model_id = "PaddlePaddle/ernie-2.0-base-en"
tokenizer = AutoTokenizer.from_pretrained(model_id, from_hf_hub=True)
model = ErnieModel.from_pretrained(model_id, from_hf_hub=True)
model.eval()

inputs = tokenizer("The weather is fine today.", return_tensors="pd")
print(model(**inputs))
