# The files are for another program, mostly ComfyUI: the repository holds no pipeline that Diffusers loads.
