# The wheel has no version number: pip 25.3 and later refuse it.
pip install "pip<25.3"
pip install "fr_udv25_frenchsequoia_trf @ https://huggingface.co/explosion/fr_udv25_frenchsequoia_trf/resolve/main/fr_udv25_frenchsequoia_trf-any-py3-none-any.whl"
