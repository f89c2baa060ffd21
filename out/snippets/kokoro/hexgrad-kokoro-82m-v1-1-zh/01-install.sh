pip install -U kokoro 'misaki[zh]' soundfile
