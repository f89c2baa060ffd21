# After the package has been installed
import eds_pseudo_public

nlp = eds_pseudo_public.load()

doc = nlp("Patiente de 62 ans, née le 4 mars 1961, suivie à l'hôpital Saint-Louis.")
for entity in doc.ents:
    print(entity.text, entity.label_)
