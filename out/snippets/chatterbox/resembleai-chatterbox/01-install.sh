pip install -U chatterbox-tts 'setuptools<82'
