import stanza

stanza.download("zh-hans")
nlp = stanza.Pipeline("zh-hans")

doc = nlp("居里夫人出生于华沙。")
print(doc)
