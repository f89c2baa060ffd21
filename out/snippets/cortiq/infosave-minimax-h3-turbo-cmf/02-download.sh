hf download infosave/MiniMax-H3-Turbo-cmf --include "*.cmf" --local-dir .
ls ./*.cmf
