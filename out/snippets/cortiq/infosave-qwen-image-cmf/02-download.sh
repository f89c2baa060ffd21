hf download infosave/Qwen-Image-cmf --include "*.cmf" --local-dir .
ls ./*.cmf
