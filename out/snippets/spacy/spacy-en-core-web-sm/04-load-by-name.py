# After the package has been installed
import spacy

nlp = spacy.load("en_core_web_sm")
print(nlp.pipe_names)
