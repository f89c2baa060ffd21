hf download infosave/Bonsai-1.7Bcmf --include "*.cmf" --local-dir .
ls ./*.cmf
