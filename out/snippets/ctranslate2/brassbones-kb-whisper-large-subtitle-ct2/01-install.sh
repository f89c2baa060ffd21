pip install -U faster-whisper 'av<19'
