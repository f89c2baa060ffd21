from lightning_ir import CrossEncoderModule

model = CrossEncoderModule("webis/monoelectra-base").eval()

query = "How tall is the Eiffel Tower?"
documents = [
    "The Eiffel Tower in Paris is 330 metres tall.",
    "The Louvre is the most visited museum in the world.",
    "Towers of steel lattice became common in the 19th century.",
]
output = model.score(query, documents)
print(output.scores)
