import ctranslate2
from huggingface_hub import snapshot_download
from transformers import AutoTokenizer

# "auto": on a GPU, if there is one
translator = ctranslate2.Translator(snapshot_download("JustFrederik/nllb-200-distilled-600M-ct2-int8"), device="auto")
tokenizer = AutoTokenizer.from_pretrained("facebook/nllb-200-distilled-600M", src_lang="eng_Latn")

text = "The ferry leaves at seven."
tokens = tokenizer.convert_ids_to_tokens(tokenizer.encode(text))
# The first token of the answer is the language: here German
results = translator.translate_batch([tokens], target_prefix=[["deu_Latn"]])
translation = results[0].hypotheses[0][1:]
print(tokenizer.decode(tokenizer.convert_tokens_to_ids(translation)))
