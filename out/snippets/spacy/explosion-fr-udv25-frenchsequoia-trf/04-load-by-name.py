# After the package has been installed
import spacy

nlp = spacy.load("fr_udv25_frenchsequoia_trf")

doc = nlp("Marie Curie est née à Varsovie.")
for token in doc:
    print(token.text, token.lemma_, token.pos_, token.dep_)
print(doc.ents)
