from sentence_transformers import SparseEncoder

model = SparseEncoder("naver/splade-cocondenser-ensembledistil")

queries = ["When does the ferry leave?"]
documents = [
    "The ferry to the island leaves at seven.",
    "Rye needs a hot oven.",
]
query_vectors = model.encode_query(queries)
document_vectors = model.encode_document(documents)
print(model.similarity(query_vectors, document_vectors))
