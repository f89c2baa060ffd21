from tokenizers import Tokenizer

tokenizer = Tokenizer.from_pretrained("Mathieu-Thomas-JOSSET/1")

encoding = tokenizer.encode("The ferry to the island leaves at noon.")
print(encoding.tokens)
print(encoding.ids)
