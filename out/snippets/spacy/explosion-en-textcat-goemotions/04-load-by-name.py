# After the package has been installed
import spacy

nlp = spacy.load("en_textcat_goemotions")

doc = nlp("Marie Curie was born in Warsaw.")
for label in sorted(doc.cats, key=doc.cats.get, reverse=True)[:5]:
    print(label, doc.cats[label])
