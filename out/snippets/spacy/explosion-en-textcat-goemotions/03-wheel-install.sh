# The name of the wheel has no version, so pip and uv refuse it:
# unpack it into the folder of installed packages.
hf download explosion/en_textcat_goemotions en_textcat_goemotions-any-py3-none-any.whl --local-dir .
python -m zipfile -e en_textcat_goemotions-any-py3-none-any.whl "$(python -c "import sysconfig; print(sysconfig.get_path('purelib'))")"
