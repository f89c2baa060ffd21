from multimolecule import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("multimolecule/spliceai")
model = AutoModel.from_pretrained("multimolecule/spliceai")
print(model.config)
