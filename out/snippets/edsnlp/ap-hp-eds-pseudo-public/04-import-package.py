import edsnlp

# The package is named after the repository, with _ for each hyphen.
nlp = edsnlp.load("eds-pseudo-public".replace("-", "_"))

doc = nlp("Patiente de 62 ans, née le 4 mars 1961, suivie à l'hôpital Saint-Louis.")
for entity in doc.ents:
    print(entity.text, entity.label_)
