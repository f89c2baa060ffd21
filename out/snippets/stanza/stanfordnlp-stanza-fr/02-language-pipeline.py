import stanza

nlp = stanza.Pipeline("fr")

doc = nlp("Marie Curie est née à Varsovie.")
for word in doc.iter_words():
    print(word.text, word.lemma, word.upos)
print(doc.entities)
