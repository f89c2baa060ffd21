import stanza

nlp = stanza.Pipeline("zh-hans")

doc = nlp("居里夫人出生于华沙。")
for word in doc.iter_words():
    print(word.text, word.lemma, word.upos)
print(doc.entities)
