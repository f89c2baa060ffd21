hf download infosave/MiniMax-Music-3-cmf --include "*.cmf" --local-dir .
ls ./*.cmf
