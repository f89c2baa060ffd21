# The files are for audio.cpp, which asks for the family of a model.
