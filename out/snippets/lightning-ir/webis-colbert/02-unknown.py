from lightning_ir import BiEncoderModule

# The tags do not tell the kind of model: a cross-encoder is loaded with
# CrossEncoderModule, imported from the same package.
model = BiEncoderModule("webis/colbert").eval()

query = "How tall is the Eiffel Tower?"
documents = [
    "The Eiffel Tower in Paris is 330 metres tall.",
    "The Louvre is the most visited museum in the world.",
    "Towers of steel lattice became common in the 19th century.",
]
output = model.score(query, documents)
print(output.scores)
