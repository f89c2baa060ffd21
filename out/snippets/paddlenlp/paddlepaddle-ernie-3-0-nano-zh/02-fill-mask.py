from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

model_id = "PaddlePaddle/ernie-3.0-nano-zh"
tokenizer = AutoTokenizer.from_pretrained(model_id, from_hf_hub=True)
model = ErnieForMaskedLM.from_pretrained(model_id, from_hf_hub=True)
model.eval()

inputs = tokenizer("今天[MASK]气很好。", return_tensors="pd")
scores = model(**inputs)[0]
position = inputs["input_ids"][0].tolist().index(tokenizer.mask_token_id)
best = scores[position].topk(5)[1].tolist()
print(tokenizer.convert_ids_to_tokens(best))
