import stanza

nlp = stanza.Pipeline("grc")

doc = nlp("μῆνιν ἄειδε θεὰ Πηληϊάδεω Ἀχιλῆος.")
for word in doc.iter_words():
    print(word.text, word.lemma, word.upos)
print(doc.entities)
