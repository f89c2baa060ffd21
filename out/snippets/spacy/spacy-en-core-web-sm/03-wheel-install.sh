# The wheel has no version number: pip 25.3 and later refuse it.
pip install "pip<25.3"
pip install "en_core_web_sm @ https://huggingface.co/spacy/en_core_web_sm/resolve/main/en_core_web_sm-any-py3-none-any.whl"
