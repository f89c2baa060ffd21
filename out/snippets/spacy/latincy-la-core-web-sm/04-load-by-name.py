# After the package has been installed
import spacy

nlp = spacy.load("la_core_web_sm")
print(nlp.pipe_names)
