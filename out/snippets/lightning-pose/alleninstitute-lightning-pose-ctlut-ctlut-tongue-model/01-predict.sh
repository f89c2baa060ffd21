# The program litpose of the package lightning-pose runs it, on Linux with an NVIDIA GPU.
