# The files are for another program: the repository holds no pipeline that Diffusers loads.
