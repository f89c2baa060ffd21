import spacy
from huggingface_hub import snapshot_download

nlp = spacy.load(snapshot_download(repo_id="explosion/en_textcat_goemotions"))

doc = nlp("Marie Curie was born in Warsaw.")
for label in sorted(doc.cats, key=doc.cats.get, reverse=True)[:5]:
    print(label, doc.cats[label])
