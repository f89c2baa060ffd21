from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "bert-base-uncased"  # the model that the adapter is for, as its card names it
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/bert-base-uncased-pf-imdb", set_active=True)
tokenizer = AutoTokenizer.from_pretrained(base)

inputs = tokenizer("The film was far better than I had feared.", return_tensors="pt")
print(model(**inputs).logits)
