# After the package has been installed
import spacy

nlp = spacy.load("la_core_web_sm")

doc = nlp("Gallia est omnis divisa in partes tres.")
for token in doc:
    print(token.text, token.lemma_, token.pos_, token.dep_)
print(doc.ents)
