import edsnlp

nlp = edsnlp.load("AP-HP/eds-pseudo-public", auto_update=True)

doc = nlp("Patiente de 62 ans, née le 4 mars 1961, suivie à l'hôpital Saint-Louis.")
for entity in doc.ents:
    print(entity.text, entity.label_)
