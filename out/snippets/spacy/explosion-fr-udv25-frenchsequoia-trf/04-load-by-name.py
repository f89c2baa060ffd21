# After the package has been installed
import spacy

nlp = spacy.load("fr_udv25_frenchsequoia_trf")
print(nlp.pipe_names)
