from transformers import pipeline

pipe = pipeline("fill-mask", model="FacebookAI/xlm-roberta-base")

text = f"Bread is made of {pipe.tokenizer.mask_token} and water."
for result in pipe(text):
    print(result["token_str"], result["score"])
