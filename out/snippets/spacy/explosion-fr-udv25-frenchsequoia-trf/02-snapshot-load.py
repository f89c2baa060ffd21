import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download(repo_id="explosion/fr_udv25_frenchsequoia_trf"))

doc = nlp("Marie Curie est née à Varsovie.")
for token in doc:
    print(token.text, token.lemma_, token.pos_, token.dep_)
print(doc.ents)
