# The files are a checkpoint for omnilingual-asr, which loads models by the names of asset cards.
