from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/rnafm")
model = AutoModel.from_pretrained("multimolecule/rnafm")

inputs = tokenizer("ggucAcucugguuagaccagaucugagccu", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
