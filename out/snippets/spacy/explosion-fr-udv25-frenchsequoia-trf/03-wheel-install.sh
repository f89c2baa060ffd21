# The name of the wheel has no version, so pip and uv refuse it: unpack it where packages lie.
hf download explosion/fr_udv25_frenchsequoia_trf --local-dir . fr_udv25_frenchsequoia_trf-any-py3-none-any.whl
python -m zipfile -e fr_udv25_frenchsequoia_trf-any-py3-none-any.whl "$(python -c "import sysconfig; print(sysconfig.get_path('purelib'))")"
