# The repository has no model_index.json, so Diffusers loads no pipeline from it.
# Its files are parts of a pipeline, or for another program.
