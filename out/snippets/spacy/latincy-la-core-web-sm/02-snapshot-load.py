import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download(repo_id="latincy/la_core_web_sm"))

doc = nlp("Marie Curie was born in Warsaw.")
for token in doc:
    print(token.text, token.pos_, token.ent_type_)
