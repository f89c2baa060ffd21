pip install -U pyannote.audio 'torch<2.15'
