git clone https://github.com/facebookresearch/sam-3d-objects
cd sam-3d-objects
pip install -U uv
uv venv --python 3.11 .venv
. .venv/bin/activate
uv sync --extra p3d --extra inference
./patching/hydra
uv pip install 'huggingface-hub[cli]<1.0'
# The weights are gated: accept the terms on the model page first.
hf auth login
