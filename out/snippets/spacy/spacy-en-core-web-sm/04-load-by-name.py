# After the package has been installed
import spacy

nlp = spacy.load("en_core_web_sm")

doc = nlp("Marie Curie was born in Warsaw.")
for token in doc:
    print(token.text, token.lemma_, token.pos_, token.dep_)
print(doc.ents)
