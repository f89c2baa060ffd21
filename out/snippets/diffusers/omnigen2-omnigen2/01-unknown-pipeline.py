# Diffusers 0.42 has no pipeline of the class that the repository names.
# A newer release may have it.
