cargo install cortiq-cli
pip install -U huggingface_hub
hf download infosave/Bonsai-1.7Bcmf --include "*.cmf" --local-dir .
ls ./*.cmf
