from sentence_transformers import MultiVectorEncoder

model = MultiVectorEncoder("colbert-ir/colbertv2.0")

queries = ["When does the ferry leave?"]
documents = [
    "The ferry to the island leaves at seven.",
    "Rye needs a hot oven.",
]
query_vectors = model.encode_query(queries)
document_vectors = model.encode_document(documents)
print(model.similarity(query_vectors, document_vectors))
