cargo install cortiq-cli
pip install -U huggingface_hub
hf download infosave/Qwen-Image-cmf --include "*.cmf" --local-dir .
ls ./*.cmf
