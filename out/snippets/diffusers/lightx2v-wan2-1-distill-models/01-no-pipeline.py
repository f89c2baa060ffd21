# The files are for another program, mostly ComfyUI.
# The repository holds no pipeline that Diffusers loads.
