# The model writes speech as the tokens of a codec, which Transformers does not turn into sound.
