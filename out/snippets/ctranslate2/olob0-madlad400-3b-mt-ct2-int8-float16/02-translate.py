import ctranslate2
from huggingface_hub import snapshot_download
from transformers import AutoTokenizer

# "auto": on a GPU, if there is one
translator = ctranslate2.Translator(snapshot_download("olob0/madlad400-3b-mt-ct2-int8_float16"), device="auto")
tokenizer = AutoTokenizer.from_pretrained("google/madlad400-3b-mt")

# <2de> asks for German
text = "<2de> The ferry leaves at seven."
tokens = tokenizer.convert_ids_to_tokens(tokenizer.encode(text))
results = translator.translate_batch([tokens])
translation = results[0].hypotheses[0]
print(tokenizer.decode(tokenizer.convert_tokens_to_ids(translation)))
