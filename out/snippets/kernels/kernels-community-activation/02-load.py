from kernels import get_kernel

# To list the versions: kernels versions kernels-community/activation
kernel = get_kernel("kernels-community/activation", version=1)
print([name for name in dir(kernel) if not name.startswith("_")])
