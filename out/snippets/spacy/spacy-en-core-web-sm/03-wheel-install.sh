# With pip, this does the same: python -m spacy download en_core_web_sm
# The name of the wheel has no version, so pip and uv refuse it:
# unpack it into the folder of installed packages.
hf download spacy/en_core_web_sm en_core_web_sm-any-py3-none-any.whl --local-dir .
python -m zipfile -e en_core_web_sm-any-py3-none-any.whl "$(python -c "import sysconfig; print(sysconfig.get_path('purelib'))")"
