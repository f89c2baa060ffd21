from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

# Languages to translate from and to
source, target = "en", "de"
tokenizer = AutoTokenizer.from_pretrained("facebook/m2m100_418M", src_lang=source)
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/m2m100_418M", device_map="auto")

text = "The lighthouse was built in 1854."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(
    **inputs,
    forced_bos_token_id=tokenizer.convert_tokens_to_ids(f"__{target}__"),
    max_new_tokens=100,
)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
