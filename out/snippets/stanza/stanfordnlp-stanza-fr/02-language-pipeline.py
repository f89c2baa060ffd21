import stanza

stanza.download("fr")
nlp = stanza.Pipeline("fr")

doc = nlp("Marie Curie est née à Varsovie.")
print(doc)
