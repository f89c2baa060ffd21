import spacy
from setfit import AbsaModel

# Finds the words that name things: any pipeline of spaCy for the language
if not spacy.util.is_package("en_core_web_sm"):
    spacy.cli.download("en_core_web_sm")

# The first finds what an opinion is about, the second tells the opinion.
model = AbsaModel.from_pretrained(
    "tomaarsen/setfit-absa-paraphrase-mpnet-base-v2-restaurants-aspect",
    "tomaarsen/setfit-absa-paraphrase-mpnet-base-v2-restaurants-polarity",
    spacy_model="en_core_web_sm",
)
text = "The food was great, but the service was slow."
for found in model.predict(text):
    print(found["span"], found["polarity"])
