pip install -U git+https://github.com/Arabic-Clip/Araclip.git
