from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

# Languages to translate from and to
# It writes English alone.
source, target = "de_DE", "en_XX"
tokenizer = AutoTokenizer.from_pretrained("facebook/mbart-large-50-many-to-one-mmt", src_lang=source)
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/mbart-large-50-many-to-one-mmt", device_map="auto")

text = "Der Leuchtturm wurde 1854 gebaut."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(
    **inputs,
    forced_bos_token_id=tokenizer.convert_tokens_to_ids(target),
    max_new_tokens=100,
)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
