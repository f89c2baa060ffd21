# The name of the wheel has no version, so pip and uv refuse it: unpack it where packages lie.
hf download spacy/en_core_web_sm en_core_web_sm-any-py3-none-any.whl --local-dir .
python -m zipfile -e en_core_web_sm-any-py3-none-any.whl "$(python -c "import sysconfig; print(sysconfig.get_path('purelib'))")"
