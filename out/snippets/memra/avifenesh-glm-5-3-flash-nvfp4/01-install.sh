# Linux x86_64 with an NVIDIA driver 580 or newer. The installer is a script from
# the internet: read it first if in doubt.
curl -fsSL -o memra-install.sh https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh
sh memra-install.sh
export PATH="$HOME/.local/bin:$PATH"
