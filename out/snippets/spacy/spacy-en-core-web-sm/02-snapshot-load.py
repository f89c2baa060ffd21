import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download(repo_id="spacy/en_core_web_sm"))

doc = nlp("Marie Curie was born in Warsaw.")
for token in doc:
    print(token.text, token.lemma_, token.pos_, token.dep_)
print(doc.ents)
