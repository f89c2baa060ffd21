# The files are for Mila, which pulls models by names of its own.
