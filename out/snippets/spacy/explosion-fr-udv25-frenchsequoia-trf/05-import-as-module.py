# After the package has been installed
import fr_udv25_frenchsequoia_trf

nlp = fr_udv25_frenchsequoia_trf.load()
print(nlp.pipe_names)
