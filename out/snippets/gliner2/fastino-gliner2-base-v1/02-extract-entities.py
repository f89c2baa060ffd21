from gliner2 import AutoExtractor

extractor = AutoExtractor.from_pretrained("fastino/gliner2-base-v1")

text = "Airbus named Guillaume Faury its head and showed the A321XLR in Toulouse."
labels = ["company", "person", "product", "location"]
result = extractor.extract_entities(text, labels)
print(result)
