uv venv --python 3.12
. .venv/bin/activate
uv pip install "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer"
