# These weights were converted: the code of SeedVR loads its own files, which end in .pth.
