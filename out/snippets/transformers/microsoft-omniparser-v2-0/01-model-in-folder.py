# The repository has no model at its top: it is in the folder icon_caption.
