# After the package has been installed
import en_core_web_sm

nlp = en_core_web_sm.load()
print(nlp.pipe_names)
