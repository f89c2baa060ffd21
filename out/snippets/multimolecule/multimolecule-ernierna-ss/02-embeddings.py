from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/ernierna-ss")
model = AutoModel.from_pretrained("multimolecule/ernierna-ss")

inputs = tokenizer("GGGUCUCUCUGGUUAGACCAGAUCUGAGCCU", return_tensors="pt")
outputs = model(**inputs)
embeddings = outputs.last_hidden_state
print(embeddings.shape)
