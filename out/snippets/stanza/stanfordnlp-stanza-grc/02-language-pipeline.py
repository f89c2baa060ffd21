import stanza

stanza.download("grc")
nlp = stanza.Pipeline("grc")

doc = nlp("Replace this with a text in the language.")
print(doc)
