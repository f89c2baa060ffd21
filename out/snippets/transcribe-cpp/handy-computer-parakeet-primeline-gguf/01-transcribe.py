# The files are for transcribe.cpp, which reads one of them from a path.
