# After the package has been installed
import la_core_web_sm

nlp = la_core_web_sm.load()
print(nlp.pipe_names)
