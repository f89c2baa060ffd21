# The files are for loom, whose calls depend on what the model does.
