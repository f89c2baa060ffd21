# Linux x86_64 with an NVIDIA driver 580 or newer. The installer is a script from
# the internet that the shell runs at once: read it first if in doubt.
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
export PATH="$HOME/.local/bin:$PATH"
