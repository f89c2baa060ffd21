# The encoder alone; for a task there are classes such as AutoModelForSequenceClassification
from paddlenlp.transformers import AutoModel, AutoTokenizer

model_id = "PaddlePaddle/ernie-1.0-base-zh"
tokenizer = AutoTokenizer.from_pretrained(model_id, from_hf_hub=True)
model = AutoModel.from_pretrained(model_id, from_hf_hub=True)
model.eval()

inputs = tokenizer("今天天气很好。", return_tensors="pd")
print(model(**inputs))
