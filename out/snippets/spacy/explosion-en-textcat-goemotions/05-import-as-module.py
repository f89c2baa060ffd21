# After the package has been installed
import en_textcat_goemotions

nlp = en_textcat_goemotions.load()
print(nlp.pipe_names)
